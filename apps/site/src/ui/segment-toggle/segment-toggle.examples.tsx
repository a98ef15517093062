import type { Example } from '../example.ts';
import { SegmentToggle } from './segment-toggle.tsx';

export const examples: readonly Example[] = [
  {
    name: 'two currencies',
    element: (
      <SegmentToggle
        name="currency"
        label="Currency"
        options={[
          { value: 'ZAR', label: 'ZAR' },
          { value: 'USD', label: 'USD' },
        ]}
        chosen="ZAR"
        announcement="Prices are shown in"
      />
    ),
  },
  {
    name: 'three, the last chosen',
    element: (
      <SegmentToggle
        name="unit"
        label="Distances"
        options={['Kilometres', 'Miles', 'Hours'].map((label) => ({ value: label, label }))}
        chosen="Hours"
        announcement="Distances are given in"
      />
    ),
  },
];
