import { useState } from 'react';
import type { Example } from '../example.ts';
import { MultiSelect } from './multi-select.tsx';

const names = [
  'Explore Cape & Safari',
  'Family Ocean & Wildlife Safari',
  'Southern African Odyssey',
  'Classic Botswana & Victoria Falls',
  'Luxury Safari & Rail Journey',
  'South Africa Safari Adventure',
];
const toOption = (label: string) => ({ value: label, label });
const few = names.map(toOption);
const many = Array.from({ length: 40 }, (_, place) => toOption(`Choice number ${place + 1}`));

interface TrialProps {
  readonly id: string;
  readonly start: readonly string[];
  readonly options?: typeof few;
  readonly size?: 'form' | 'filter';
  readonly error?: string;
}

function Trial({ id, start, options = few, size, error }: TrialProps) {
  const [chosen, setChosen] = useState<readonly string[]>(start);
  return (
    <MultiSelect
      id={id}
      name={id}
      label="Packages"
      options={options}
      chosen={chosen}
      onChange={setChosen}
      error={error}
      {...(size ? { size } : {})}
    />
  );
}

export const examples: readonly Example[] = [
  { name: 'nothing chosen', width: 'form', live: true, element: <Trial id="none" start={[]} /> },
  {
    name: 'two chosen',
    width: 'form',
    live: true,
    element: <Trial id="two" start={[names[3] ?? '', names[5] ?? '']} />,
  },
  {
    name: 'forty choices',
    width: 'form',
    live: true,
    element: <Trial id="many" start={[]} options={many} />,
  },
  {
    name: 'a filter',
    width: 'form',
    live: true,
    element: <Trial id="filter" start={[]} options={many} size="filter" />,
  },
  {
    name: 'in error, long text',
    width: 'form',
    live: true,
    element: (
      <Trial
        id="wrong"
        start={['x']}
        options={[
          {
            value: 'x',
            label: 'A choice that is told in more words than fit, whatever the telephone, and then some',
          },
          ...few,
        ]}
        error="Packages is required"
      />
    ),
  },
];
