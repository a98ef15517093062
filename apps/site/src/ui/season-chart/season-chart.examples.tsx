import type { Example } from '../example.ts';
import { type HowOften, SeasonChart, type SeasonMonth, type Sighting } from './season-chart.tsx';

const year: readonly (readonly [string, number, number, number, string, string])[] = [
  ['January', 32, 21, 94, 'Green', 'Green to the horizon. Storms build after lunch and are gone by five.'],
  ['February', 32, 21, 96, 'Green', 'The wettest month, and the fullest trees.'],
  ['March', 31, 19, 66, 'Green', 'Long grass and clean light.'],
  ['April', 29, 15, 38, 'Green', 'The rain stops. Mornings need a jersey, afternoons do not.'],
  ['May', 28, 10, 14, 'Shoulder', 'Grass thins, colours turn, and walking is at its easiest.'],
  ['June', 26, 6, 10, 'Peak', 'Cold before dawn, blue all day.'],
  ['July', 26, 6, 9, 'Peak', 'Dry, clear and cold at six. Everything comes to water.'],
  ['August', 28, 9, 7, 'Peak', 'The river is the only drink for miles.'],
  [
    'September',
    29,
    13,
    24,
    'Peak',
    'Warm again, still dry. The month our guides take their own leave to stay.',
  ],
  ['October', 30, 16, 35, 'Shoulder', 'Hot by ten. Everyone waits for the first cloud.'],
  ['November', 31, 19, 63, 'Green', 'First storms.'],
  ['December', 32, 20, 92, 'Peak', 'Fresh leaves. Busy with families, and lively.'],
];
const months: readonly SeasonMonth[] = year.map(([name, high, low, rain, season, words]) => ({
  name,
  high,
  low,
  rain,
  season,
  words,
}));
const often = (text: string) => [...text].map((figure) => Number(figure) as HowOften);
const sightings: readonly Sighting[] = [
  { name: 'Cats at the water', months: often('111223333321') },
  { name: 'Dogs at the den', months: often('000013331000') },
  { name: 'First lambs', months: often('100000000033') },
  { name: 'Summer birds', months: often('333200001233') },
  { name: 'Clear night skies', months: often('011233332100') },
];

export const examples: readonly Example[] = [
  {
    name: 'a year with what is seen',
    element: (
      <SeasonChart
        id="year"
        label="A year at Ridge"
        months={months}
        sightings={sightings}
        chosen={9}
        source="Long-term averages, rounded. Sightings are our guides’ judgement, not a promise."
      />
    ),
  },
  {
    name: 'warmth and rain alone, by the sea',
    element: (
      <SeasonChart
        id="sea"
        label="A year by the sea"
        chosen={2}
        months={months.map(({ name, words }, place) => ({
          name,
          words,
          high: 23 - Math.round(4 * Math.sin(((place - 2) / 12) * Math.PI)),
          low: 14 - Math.round(5 * Math.sin(((place - 1) / 12) * Math.PI)),
          rain: [15, 17, 20, 41, 69, 130, 142, 77, 40, 30, 14, 17][place] ?? 0,
        }))}
      />
    ),
  },
];
