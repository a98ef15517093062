/** Gives what an entry needs of others. */
interface Writer {
  /** The entry that was made under this name. */
  of(name: string): number;
  /** One of the studio's pictures; any number stands for one. */
  picture(at: number): number;
  /** An entry the demonstration has. */
  found(name: 'kind'): number;
}

/** An entry as an editor writes it; one under a name that was made before changes that one. */
export interface Making {
  readonly as: string;
  readonly in: string;
  readonly data: (writer: Writer) => Readonly<Record<string, unknown>>;
}

/** A day without a time of its own, as the studio's date picker keeps it. */
export const day = (date: string): string => `${date}T12:00:00.000Z`;

/** One paragraph, as the studio's editor of longer texts keeps it. */
export const lexical = (words: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text: words, version: 1 },
        ],
      },
    ],
  },
});

export const hours = [
  { time: '05:30', title: 'Coffee', text: 'At the door of your room.' },
  { time: '06:00', title: 'Out', text: 'While the hills are still blue.' },
];

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** A year of weather and sightings, the same in each month. */
export const year = months.map((month) => ({
  month,
  season: 'Dry',
  text: 'Clear, and a wind at four.',
  high: 28,
  low: 9,
  rain: 12,
  best: ['Rhino on foot'],
  often: ['Springbok'],
  sometimes: ['Aardwolf'],
}));
