import styles from './hours.module.css';

interface StarTrailsProps {
  /** Unique on its page. */
  readonly id: string;
  readonly label: string;
}

const size = { width: 400, height: 440, centre: 196, trails: 150 };
/** Four hours of the earth's turn, in radians. */
const turn = 1.02;

interface Trail {
  readonly path: string;
  readonly colour: number;
  readonly weight: number;
  readonly light: number;
}

/** The same sky every time: a small congruential generator with a fixed seed. */
function trails(): readonly Trail[] {
  let state = 7;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const at = (radius: number, angle: number) =>
    `${(size.centre + radius * Math.cos(angle)).toFixed(1)} ${(size.centre + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: size.trails }, (_, place) => {
    const radius = 14 + next() ** 0.7 * 420;
    const angle = next() * 2 * Math.PI;
    const r = radius.toFixed(1);
    return {
      path: `M${at(radius, angle)}A${r} ${r} 0 0 0 ${at(radius, angle - turn)}`,
      colour: place % 4,
      weight: Number((0.5 + next() * 1.1).toFixed(2)),
      light: Number((0.25 + next() * 0.6).toFixed(2)),
    };
  });
}

const drawn = trails();

/** Hours of stars about the south celestial pole, above a black treeline. Fills its box. */
export function StarTrails({ id, label }: StarTrailsProps) {
  return (
    <svg
      className={styles.trails}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#060813" />
          <stop offset=".7" stopColor="#18223f" />
          <stop offset="1" stopColor="#2c3350" />
        </linearGradient>
      </defs>
      <rect width={size.width} height={size.height} fill={`url(#${id})`} />
      {drawn.map(({ path, colour, weight, light }) => (
        <path
          key={path}
          className={styles.trail}
          data-colour={colour}
          d={path}
          strokeWidth={weight}
          opacity={light}
        />
      ))}
      <path
        className={styles.trees}
        d="M0 398c30-8 44-4 60-14 10-18 40-22 54-6 12-6 30-2 36 8 40 4 70-2 96 2 14-30 64-34 82-2 26-2 50 4 72 0v54H0Z"
      />
      <path
        className={styles.branches}
        d="M286 392c-2-20 2-34-2-52M284 352c-10-8-18-8-26-16M284 346c8-10 18-10 24-20M285 362c10-4 14-10 22-12"
      />
    </svg>
  );
}
