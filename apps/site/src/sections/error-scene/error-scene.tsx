import styles from './error-scene.module.css';

/** A dune at first light, drawn here so that a page without pictures, as an error's, needs nothing from anybody. */
export function ErrorScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="dunes-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#3c5a70" />
          <stop offset=".45" stopColor="#8da6a6" />
          <stop offset=".8" stopColor="#e6cda0" />
        </linearGradient>
        <linearGradient id="dunes-lit" x2="0" y2="1">
          <stop offset="0" stopColor="#c5794a" />
          <stop offset="1" stopColor="#a24f2c" />
        </linearGradient>
        <linearGradient id="dunes-shade" x2="0" y2="1">
          <stop offset="0" stopColor="#4b231d" />
          <stop offset="1" className={styles.foot} />
        </linearGradient>
      </defs>
      <path d="M0 0h1440v900H0z" fill="url(#dunes-sky)" />
      <circle cx="1210" cy="250" r="150" fill="#fff3d6" opacity=".1" />
      <circle cx="1210" cy="250" r="95" fill="#fff3d6" opacity=".14" />
      <circle cx="1210" cy="250" r="44" fill="#f6e5bd" />
      <path d="M860 600c110-60 200-92 270-88 90 6 200 60 310 74v314H860Z" fill="#b5683f" />
      <path
        d="M1130 512c-40 34-14 60 22 84 20 14 20 26 14 34-80-10-210-26-306-30 110-60 190-86 270-88Z"
        fill="#6d2f22"
      />
      <path
        d="M0 640C190 500 330 370 476 262c130 66 270 180 420 258 190 98 370 160 544 190v190H0Z"
        fill="url(#dunes-lit)"
      />
      <path
        d="M0 640C190 500 330 370 476 262c-26 40-66 74-42 116 32 56 112 52 96 116-14 54-60 66-24 118 40 58 160 66 178 136 14 56-44 62-22 104 12 24 60 34 84 48H0Z"
        fill="url(#dunes-shade)"
      />
      <g className={styles.tree}>
        <path className={styles.trunk} d="M1172 884C1178 822 1175 784 1184 740" />
        <path d="M1184 740C1160 712 1142 692 1138 640M1184 740C1206 716 1226 702 1234 652M1184 740C1190 704 1184 682 1190 640" />
        <path
          className={styles.twig}
          d="M1146 672C1126 662 1110 648 1102 622M1110 642C1098 640 1090 632 1084 620M1138 644C1150 630 1152 612 1148 588M1138 640C1130 620 1118 606 1114 584M1120 604C1112 604 1104 598 1098 588M1228 678C1250 666 1266 648 1272 620M1262 646C1276 642 1286 634 1292 622M1234 654C1226 630 1228 606 1238 586M1234 652C1250 636 1260 618 1262 592M1256 612C1266 608 1274 600 1278 590M1188 662C1176 646 1172 628 1175 604M1190 642C1202 624 1206 606 1203 582M1190 642C1186 620 1188 600 1192 578"
        />
      </g>
    </svg>
  );
}
