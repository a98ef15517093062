/** The way round a circle, as a part of a path. */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Signs by the names editors give them, each a path on a square of 24; each stands beside words that say the same. */
const signs: Readonly<Record<string, string>> = {
  shirt: 'M9 4 5 6 3 12l3 1v8h12v-8l3-1-2-6-4-2c0 3-6 3-6 0ZM12 7v14',
  shoe: 'M3 17V8l5 1 2 4 8 2c2 .5 3 1.5 3 4H3Z',
  hat: 'M2 17c3 2 17 2 20 0M6 16c0-6 2-9 6-9s6 3 6 9',
  binoculars: `${circle(7, 16, 4)}${circle(17, 16, 4)}M11 16h2M5 12l1.5-6h3L11 14M19 12l-1.5-6h-3L13 14`,
  camera: `M3 8h4l2-3h6l2 3h4v11H3Z${circle(12, 13, 3.6)}`,
  medicine: 'M4 7h16v13h-16ZM9 7V4h6v3M12 10.5v6M9 13.5h6',
  fire: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-5 0-8Z',
  leaf: 'M5 19C4 9 11 4 20 4c0 10-5 15-13 14M5 19c2-5 5-8 9-10',
  sun: `${circle(12, 12, 4)}M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4`,
  moon: 'M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5Z',
  water: 'M12 3c3 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 3-6.5 6-11Z',
  food: 'M7 3v7a2.5 2.5 0 0 1-5 0V3M4.5 3v18M19 21V3c-3 1.5-4 5-4 10h4',
  wine: 'M7 3h10l-1 6a4 4 0 0 1-8 0ZM12 13v8M8 21h8',
  vehicle: `M2 16V9h10l4 4h6v3H2ZM12 9v4h4${circle(7, 17, 2)}${circle(17, 17, 2)}`,
  walk: `${circle(13, 4.5, 1.5)}M8 21l3-7-2-3 3-4 3 3 3 1M11 14l3 2 1 5`,
  child: `${circle(12, 6, 3)}M6 13c3-2 9-2 12 0M12 12v5l-3 4M12 17l3 4`,
  clock: `${circle(12, 12, 8.5)}M12 7v5l3.5 2`,
  blanket: 'M4 5h13a3 3 0 0 1 3 3v11H7a3 3 0 0 1-3-3ZM4 16a3 3 0 0 1 3-3h13M8 5v8',
  torch: 'M8 3h8v4l-2 3v11h-4V10L8 7ZM8 7h8M12 13v2',
  bag: 'M5 8h14l1 12H4ZM9 8V6a3 3 0 0 1 6 0v2',
  swim: 'M2 17c2-2 4-2 6 0s4 2 6 0 4-2 6 0M5 13l6-4 4 3M17 7a2 2 0 1 0 .01 0',
  trousers: 'M6 3h12l1 18h-5l-2-12-2 12H5ZM6 6h12',
  guide: `${circle(12, 8, 3)}M6.5 6.5c3-1.2 8-1.2 11 0M9 5.6C9 3.8 10 3 12 3s3 .8 3 2.6M5 21c0-5 3-7.5 7-7.5s7 2.5 7 7.5`,
  age: 'M12 21V10M12 14c-4 0-6-2-6-6 4 0 6 2 6 6ZM12 11c0-4 2-6 6-6 0 4-2 6-6 6ZM8 21h8',
  cup: 'M4 9h13v5a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6ZM17 10h1.5a2.5 2.5 0 0 1 0 5H17M8 3c-1 1 1 2 0 3M12 3c-1 1 1 2 0 3',
  cushion: 'M4 6c5 1.5 11 1.5 16 0-1.5 4-1.5 8 0 12-5-1.5-11-1.5-16 0 1.5-4 1.5-8 0-12ZM12 12v.01',
  quiet: 'M4 10v4h3l5 4V6l-5 4ZM16 9.5l5 5M21 9.5l-5 5',
  tick: `${circle(12, 12, 8.5)}M8 12.5l2.8 2.8L16.2 9`,
  balloon:
    'M12 3a7 7 0 0 1 7 7c0 3.5-3 5.5-4.5 7h-5C8 15.5 5 13.5 5 10a7 7 0 0 1 7-7ZM9.5 17v-3M14.5 17v-3M10 21v-2h4v2ZM12 3c-3 4-3 8 0 11 3-3 3-7 0-11Z',
  glasses: `${circle(6.5, 14, 3.5)}${circle(17.5, 14, 3.5)}M10 13c1.2-1 2.8-1 4 0M3 14l2-7h2M21 14l-2-7h-2`,
  bowl: 'M3 11h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8ZM9 7c-1-1 1-2 0-3M14 7c-1-1 1-2 0-3',
  notebook: 'M6 3h13v18H6ZM9 3v18M4 7h4M4 12h4M4 17h4M12 8h4M12 12h4',
  book: 'M12 6c-2.5-2-5.5-2-9-1.5V19c3.5-.5 6.5-.5 9 1.5 2.5-2 5.5-2 9-1.5V4.5c-3.5-.5-6.5-.5-9 1.5ZM12 6v14.5',
  tree: 'M12 21v-8M12 16l-3.5-2.5M12 15l3-2M4 11c-1-4 3-5 4-5 1-4 8-4 9 0 3 0 5 3 3 6-4 2-12 2-16-1ZM8 21h8',
  cards: 'M4 6.5 13 4l4 14-9 2.5ZM15 5h5v14h-3M9 10l1.5 2.5L9.5 15 8 12.5Z',
  pot: 'M5 10h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM3 12h2M19 12h2M7 10c0-3 10-3 10 0M12 6V4',
  basket: 'M3 10h18l-2 10H5ZM7 10c0-8 10-8 10 0M9 13.5v3M12 13.5v3M15 13.5v3',
  radio: 'M7 9h10v12H7ZM9 9V3M10 12h4M10 15h4M12 18v.01',
  shower: 'M5 21V7a4 4 0 0 1 8 0M9 10c0-2 1.5-3 4-3s4 1 4 3ZM10 13v2M13 13v2M16 13v2M10 18v2M13 18v2M16 18v2',
  seat: 'M8 3h5v11h5l2 6H10L7 6ZM10 20v1M18 20v1M8 9h5',
  bear: `${circle(12, 13, 7)}${circle(6, 6.5, 2.5)}${circle(18, 6.5, 2.5)}M9.5 12v.01M14.5 12v.01M10 16c1 1 3 1 4 0M12 14.5V16`,
  mosquito:
    'M12 9v7M12 9c-1-1-1-2.5 0-3.5 1 1 1 2.5 0 3.5ZM12 5.5V2M11 10C8 6 4 6 3 8s4 4 8 3M13 10c3-4 7-4 8-2s-4 4-8 3M11 14l-4 2v5M13 14l4 2v5M12 16v4',
  music: `${circle(7, 18, 2.6)}${circle(17, 16, 2.6)}M9.6 18V6l10-2v12`,
  cake: 'M4 20v-8h16v8ZM4 15c2 2 3 2 4 0s3-2 4 0 3 2 4 0 3-2 4 0M12 12V8M12 5.5c-1-1 0-2 0-2.5 0 .5 1 1.5 0 2.5Z',
  heart: 'M12 20C6 16 3 12.5 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-3 7-9 11Z',
};

/** Other words editors may use for the same sign. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  shirt: ['jacket', 'jersey', 'fleece', 'layers', 'clothes', 'coat'],
  shoe: ['boots', 'shoes'],
  sun: ['sunscreen'],
  camera: ['lens'],
  moon: ['night', 'stars'],
  water: ['bottle'],
  swim: ['pool', 'swimming', 'costume'],
  food: ['plate', 'dining'],
  medicine: ['allergy', 'tablets'],
  leaf: ['plants'],
  vehicle: ['car', 'boat'],
  child: ['children', 'family', 'sitter'],
  clock: ['time'],
  torch: ['lantern', 'lamp'],
  wine: ['glass'],
  glasses: ['sunglasses'],
  notebook: ['pencil', 'list'],
  cards: ['games'],
  cup: ['tea', 'coffee'],
  cushion: ['pillow'],
  quiet: ['silence'],
  tick: ['included'],
};

function pathOf(name: string): string | undefined {
  const [same = name] = Object.entries(otherNames).find(([, names]) => names.includes(name)) ?? [];
  return signs[name] ?? signs[same];
}

/** Whether somebody has drawn a sign of that name. */
export const isDrawn = (name: string): boolean => pathOf(name) !== undefined;

/** The sign of that name; a plain ring for one nobody has drawn. */
export function SignIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(name) ?? circle(12, 12, 4)} />
    </svg>
  );
}
