import styles from './floor-plan.module.css';

/** Metres from the left and from the window wall. */
type Spot = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, depth: number];

/** One room type, drawn from the architect's plan and simplified. All lengths in metres. */
export interface Plan {
  readonly width: number;
  readonly depth: number;
  /** Before the window wall. */
  readonly deckDepth: number;
  /** On the deck: where it begins, and how long it is. */
  readonly pool?: readonly [x: number, width: number] | null;
  /** Inner walls, from spot to spot. */
  readonly walls?: readonly (readonly [from: Spot, to: Spot])[];
  readonly beds?: readonly Box[];
  /** Their middle. */
  readonly baths?: readonly Spot[];
  readonly furniture?: readonly Box[];
}

interface FloorPlanProps {
  readonly plan: Plan;
  /** "River suite". */
  readonly name: string;
  /** The widest and the deepest of the plans beside it, deck included: all are drawn to one scale. */
  readonly room?: { readonly width: number; readonly depth: number };
  /** Water lies before the deck. */
  readonly water?: boolean;
}

const drawing = { width: 220, waterHeight: 34, foot: 26 };
/** Units to a metre where nothing larger stands beside it. */
const most = 15;

const metres = (value: number) => String(Math.round(value * 10) / 10);

/** What the plan holds, in words. */
function inWords({ width, depth, deckDepth, pool, beds = [], baths = [] }: Plan, name: string): string {
  const count = (number: number, one: string) => (number === 1 ? `one ${one}` : `${number} ${one}s`);
  const holds = [
    beds.length > 0 && count(beds.length, 'bed'),
    baths.length > 0 && count(baths.length, 'bath'),
    deckDepth > 0 && `a deck ${metres(deckDepth)} metres deep`,
    pool && 'a pool',
  ].filter(Boolean);
  return `Floor plan of ${name}, ${metres(width)} by ${metres(depth)} metres${holds.length > 0 ? `, with ${holds.join(', ')}` : ''}`;
}

/** A room from above: walls, window wall, deck, pool, beds and a scale bar. */
export function FloorPlan({ plan, name, room, water = false }: FloorPlanProps) {
  const { width, depth, deckDepth, pool, walls = [], beds = [], baths = [], furniture = [] } = plan;
  const widest = Math.max(width, room?.width ?? 0);
  const deepest = Math.max(depth + deckDepth, room?.depth ?? 0);
  const unit = Math.min(most, (drawing.width - 14) / widest);
  const top = water ? drawing.waterHeight : 4;
  const height = Math.round(top + deepest * unit + drawing.foot);
  const left = (drawing.width - width * unit) / 2;
  const front = height - drawing.foot - depth * unit;
  const deck = deckDepth * unit;
  const x = (metre: number) => round(left + metre * unit);
  const y = (metre: number) => round(front + metre * unit);
  const long = (metre: number) => round(metre * unit);
  const planks = deckDepth > 0 ? Math.floor((width * unit + 12) / 8) : 0;
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${drawing.width} ${height}`}
      role="img"
      aria-label={inWords(plan, name)}
    >
      {water && (
        <path
          className={styles.water}
          d={`M10 12${'q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0'}M24 22${'q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0'}`}
        />
      )}
      {deckDepth > 0 && (
        <rect
          className={styles.deck}
          x={round(left - 6)}
          y={round(front - deck)}
          width={round(width * unit + 12)}
          height={round(deck)}
        />
      )}
      {Array.from({ length: planks }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a plank is its place
          key={place}
          className={styles.plank}
          d={`M${round(left - 6 + place * 8)} ${round(front - deck)}v${round(deck)}`}
        />
      ))}
      {pool && (
        <rect
          className={styles.pool}
          x={x(pool[0])}
          y={round(front - deck + 6)}
          width={long(pool[1])}
          height={round(Math.max(6, deck - 16))}
        />
      )}
      <rect className={styles.wall} x={x(0)} y={y(0)} width={long(width)} height={long(depth)} />
      <path className={styles.window} d={`M${round(left + 10)} ${y(0)}h${round(width * unit - 20)}`} />
      {walls.map(([from, to]) => (
        <path
          key={`${from}${to}`}
          className={styles.inner}
          d={`M${x(from[0])} ${y(from[1])}L${x(to[0])} ${y(to[1])}`}
        />
      ))}
      {furniture.map(([fx, fy, fw, fd]) => (
        <rect
          key={`${fx} ${fy}`}
          className={styles.furniture}
          x={x(fx)}
          y={y(fy)}
          width={long(fw)}
          height={long(fd)}
        />
      ))}
      {beds.map(([bx, by, bw, bd]) => (
        <g key={`${bx} ${by}`}>
          <rect className={styles.furniture} x={x(bx)} y={y(by)} width={long(bw)} height={long(bd)} />
          <path className={styles.blanket} d={`M${x(bx)} ${y(by + bd * 0.68)}h${long(bw)}`} />
          {(bw > 1.4 ? [0.15, bw / 2 + 0.1] : [0.15]).map((pillow) => (
            <rect
              key={pillow}
              className={styles.furniture}
              x={x(bx + pillow)}
              y={y(by + bd - 0.5)}
              width={long(bw > 1.4 ? bw / 2 - 0.25 : bw - 0.3)}
              height={long(0.38)}
            />
          ))}
        </g>
      ))}
      {baths.map(([cx, cy]) => (
        <ellipse
          key={`${cx} ${cy}`}
          className={styles.bath}
          cx={x(cx)}
          cy={y(cy)}
          rx={long(0.85)}
          ry={long(0.45)}
        />
      ))}
      <path
        className={styles.scale}
        d={`M${x(0)} ${height - 8}h${long(5)}M${x(0)} ${height - 11}v6M${x(5)} ${height - 11}v6`}
      />
      <text className={styles.metres} x={x(5) + 6} y={height - 4}>
        5 m
      </text>
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
