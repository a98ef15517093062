import type { Example } from '../example.ts';
import { BarChart, Chart, DotChart, LineChart, PartBar, TargetMark } from './chart.tsx';

const years = [640, 615, 560, 498, 552, 466, 431].map((value, place) => ({
  name: String(2019 + place),
  value,
  bad: place === 4,
}));

export const examples: readonly Example[] = [
  {
    name: 'parts of a whole',
    element: (
      <Chart heading="Where R 100 goes" text="Every guest pays it, and it is shown on the bill.">
        <PartBar
          parts={[
            { name: 'Patrols and tracking', value: 46, figure: 'R 46' },
            { name: 'Water and fences', value: 27, figure: 'R 27' },
            { name: 'Learning centre', value: 18, figure: 'R 18' },
            { name: 'Running the fund', value: 9, figure: 'R 9' },
          ]}
        />
      </Chart>
    ),
  },
  {
    name: 'a hundred dots',
    element: (
      <Chart heading="78 of every 100" text="people who work here grew up within sixty kilometres.">
        <DotChart filled={78} label="78 of 100 dots are filled: people who grew up within sixty kilometres" />
      </Chart>
    ),
  },
  {
    name: 'bars',
    element: (
      <Chart heading="Trees, three years on" text="We used to publish the first bar only.">
        <BarChart
          bars={[
            { name: 'planted in 2022', value: 12400, figure: '12 400' },
            { name: 'alive this June', value: 7940, figure: '7 940', strong: true },
          ]}
        />
      </Chart>
    ),
  },
  {
    name: 'a line with a target and a bad year',
    element: (
      <Chart
        heading="Water, a guest, a night"
        text="Litres, laundry included. We said 400 and have not got there; in 2023 a main burst for nine days."
        mark={<TargetMark />}
        beside
      >
        <LineChart
          label="Litres for each guest night: 640 in 2019, 615 in 2020, 560 in 2021, 498 in 2022, 552 in 2023, 466 in 2024, 431 in 2025. The target is 400."
          points={years}
          target={400}
        />
      </Chart>
    ),
  },
  {
    name: 'nothing yet, and one bar with long words',
    element: (
      <Chart heading="Counted from this year, by people who had until then only ever written down what they saw on the way to something else">
        <BarChart
          bars={[
            { name: 'before the first count', value: 0, figure: 'None yet' },
            {
              name: 'counted so far, by everyone who was on the road that week and remembered to say so when they came in',
              value: 31,
              figure: '31',
              strong: true,
            },
          ]}
        />
      </Chart>
    ),
  },
];
