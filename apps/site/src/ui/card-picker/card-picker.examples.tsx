import { useState } from 'react';
import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { CardPicker } from './card-picker.tsx';

const options = [
  { value: 'river', label: 'The River House', picture: samples.dusk },
  { value: 'ridge', label: 'The House under the Ridge, which has a long name', picture: samples.ridge },
  { value: 'street', label: 'The House in Town', picture: samples.street },
  { value: 'none', label: 'A house without a picture', picture: null },
];

interface TrialProps {
  readonly id: string;
  readonly start: readonly string[];
  readonly error?: string;
}

function Trial({ id, start, error }: TrialProps) {
  const [chosen, setChosen] = useState<readonly string[]>(start);
  return (
    <CardPicker
      id={id}
      name={id}
      label="Which would you like to visit?"
      options={options}
      chosen={chosen}
      onChange={setChosen}
      error={error}
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'two chosen',
    width: 'form',
    live: true,
    element: <Trial id="lodges" start={['river', 'street']} />,
  },
  {
    name: 'grouped by place, one chosen',
    width: 'form',
    element: (
      <CardPicker
        id="grouped"
        name="grouped"
        label="Which would you like to visit?"
        options={options.map((option, place) => ({
          ...option,
          group: place < 2 ? 'By the river' : 'In town',
        }))}
        chosen={['street']}
        onChange={() => undefined}
      />
    ),
  },
  {
    name: 'in error',
    width: 'form',
    live: true,
    element: <Trial id="wrong" start={[]} error="Choose at least one" />,
  },
];
