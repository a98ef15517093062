import styles from './dunes.module.css';

/**
 * A dune at first light, drawn here so that an error page needs nothing from anybody: shaded where the words stand, lit
 * where they do not.
 */
export function Dunes() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMaxYMax slice"
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
          <stop offset="1" stopColor="#2b1515" />
        </linearGradient>
        <linearGradient id="dunes-veil">
          <stop offset="0" stopColor="#140c0c" stopOpacity=".72" />
          <stop offset=".38" stopColor="#140c0c" stopOpacity=".5" />
          <stop offset=".66" stopColor="#140c0c" stopOpacity=".08" />
          <stop offset="1" stopColor="#140c0c" stopOpacity="0" />
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
        <path d="M1176 872c6-58 6-96 14-132-34-26-44-50-46-88m46 88c2-36 20-52 22-96m-16 70c34-14 56-38 62-82m-118 20c-16-8-34-22-40-40m40 40c4-22 0-40-10-56m78 18c-10-22-10-40 0-62m0 62c14-16 20-34 18-54m28 54c-6-20 0-38 14-52m-14 52c20-4 34-16 42-32" />
      </g>
      <path className={styles.veil} d="M0 0h1440v900H0z" fill="url(#dunes-veil)" />
    </svg>
  );
}
