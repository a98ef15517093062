import { type Drawing, shores } from '../../ui/map/drawing.ts';
import { round } from '../../ui/map/geometry.ts';
import { type Glyph, glyphPaths } from '../../ui/map/glyphs.ts';

/** What a map of the menu is inked in: the colours of `southern-africa.svg`. Classes would cost every page their styles. */
const ink = {
  sea: '#cfdad3',
  shore: '#a9c0b9',
  ghost: '#e6dcc6',
  land: '#f4e9d2',
  border: '#b79d78',
  line: '#8a6f50',
  park: '#b9bd86',
  parkEdge: '#8d935a',
  river: '#7fa3a0',
  glyph: '#9a7d58',
  wave: '#86a6a0',
  tree: '#b9a56f',
  treeEdge: '#94824f',
  north: '#99402a',
} as const;

const dotted = { stroke: ink.border, strokeDasharray: '1 4', strokeLinecap: 'round' } as const;

interface MenuGroundProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The ground of a map of the menu, where it is not that of the picture. */
export function MenuGround({ drawing, label, className }: MenuGroundProps) {
  const { width, height, scale } = drawing.projection;
  const land = '#menu-map-land';
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <path id="menu-map-land" fillRule="evenodd" d={drawing.land} />
      </defs>
      <path fill={ink.sea} d={`M0 0h${width}v${height}H0z`} />
      <g fill="none" stroke={ink.shore} strokeLinejoin="round" strokeOpacity=".28">
        {shores.map((breadth) => (
          <use key={breadth} href={land} strokeWidth={round(breadth * scale)} />
        ))}
      </g>
      <use href={land} fill={ink.ghost} />
      <path fill="none" {...dotted} d={drawing.borders} />
      <g fill={ink.land} {...dotted}>
        {drawing.countries.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </g>
      <g fill={ink.park} fillOpacity=".5" stroke={ink.parkEdge} strokeWidth=".8" strokeDasharray="3 3">
        {drawing.parks.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g fill={ink.ghost} {...dotted}>
        {drawing.enclaves.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g fill="none" stroke={ink.river} strokeLinecap="round">
        {drawing.rivers.map((river) => (
          <path key={river.path} strokeWidth={river.width} d={river.path} />
        ))}
      </g>
      <use href={land} fill="none" stroke={ink.line} strokeWidth="1.4" />
      <g fill="none" strokeWidth="1.2" strokeLinecap="round" strokeLinejoin="round">
        {drawing.landscape.map(({ glyph, at, size }) => (
          <g key={`${glyph}${at}`} transform={`translate(${at.join(' ')}) scale(${size})`}>
            <Strokes glyph={glyph} />
          </g>
        ))}
      </g>
      <g transform={`translate(698 ${height - 66})`} fill="none" stroke={ink.line} strokeWidth=".9">
        <circle r="26" />
        <path fill={ink.land} d="M0-34 5-5 34 0 5 5 0 34-5 5-34 0-5-5Z" />
        <path fill={ink.north} d="M0-34 5-5 0 0-5-5Z" />
      </g>
    </svg>
  );
}

function Strokes({ glyph }: { readonly glyph: Glyph }) {
  const stroke = glyph === 'wave' ? ink.wave : ink.glyph;
  return glyphPaths[glyph].map(({ d, filled }) =>
    filled ? (
      <path key={d} fill={ink.tree} stroke={ink.treeEdge} d={d} />
    ) : (
      <path key={d} stroke={stroke} d={d} />
    ),
  );
}
