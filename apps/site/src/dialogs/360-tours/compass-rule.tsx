import styles from './360-tours-view.module.css';

/** Every five degrees of the way round, longer at the eighths and longest at the four winds. */
const marks = Array.from({ length: 73 }, (_, index) => {
  const degrees = index * 5;
  const length = degrees % 90 === 0 ? 14 : degrees % 45 === 0 ? 9 : 5;
  return { x: (degrees / 360) * 100, length };
});

/** The rule under a panorama. It says nothing that is not in the words. */
export function CompassRule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <svg
        className={styles.marks}
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {marks.map(({ x, length }) => (
          <path key={x} d={`M${x.toFixed(2)} 0v${length}`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {['N', 'E', 'S', 'W', 'N.'].map((wind) => (
        <span key={wind} className={styles.wind}>
          {wind[0]}
        </span>
      ))}
    </div>
  );
}
