import { classNames } from '../../ui/class-names.ts';
import styles from './fit-answer.module.css';

/** Units of the drawing: the budget stands in its middle, twice the budget at its end. */
const width = 200;
const line = width / 2;

interface StrokeProps {
  /** Price over budget. */
  readonly share: number;
  /** What makes the hand the same on every drawing: the name of the room. */
  readonly seed: string;
  /** The budget, said above the line where a list begins. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A price as a stroke of pencil against the line of the budget; the words beside it say the same. */
export function Stroke({ share, seed, label, className }: StrokeProps) {
  const end = Math.min(share, 2) * line;
  const hand = handOf(seed);
  return (
    <div className={classNames(styles.stroke, className)} data-line={label} aria-hidden="true">
      <svg viewBox={`0 0 ${width} 14`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={drawn(0, Math.min(end, line), hand)} />
        {end > line && <path className={styles.beyond} d={drawn(line, end, hand)} />}
      </svg>
      {share > 2 && <i className={styles.far}>{'//'}</i>}
    </div>
  );
}

/** A hand that trembles the same way for the same word, between -0.5 and 0.5. */
function handOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647, 7);
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647 - 0.5;
  };
}

function drawn(from: number, to: number, hand: () => number): string {
  const height = () => (7 + hand() * 2.2).toFixed(1);
  const parts = Math.max(1, Math.round((to - from) / 46));
  const step = (to - from) / parts;
  const curves = Array.from({ length: parts }, (_, part) => {
    const at = from + step * part;
    const points = [at + step * 0.33, at + step * 0.66, at + step];
    return `C${points.map((x) => `${x.toFixed(1)} ${height()}`).join(' ')}`;
  });
  return `M${from.toFixed(1)} ${height()}${curves.join('')}`;
}

/** Beside the word, never instead of it. */
export const Tick = () => (
  <svg className={styles.tick} viewBox="0 0 20 18" aria-hidden="true" focusable="false">
    <path d="M2.5 10.3c1.7 1.3 2.9 3 4 5.2C9 9.5 12.6 4.8 17.8 2" />
  </svg>
);
