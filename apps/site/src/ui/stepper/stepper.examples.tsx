import { useState } from 'react';
import type { Example } from '../example.ts';
import { Stepper } from './stepper.tsx';

interface TrialProps {
  readonly id: string;
  readonly label: string;
  readonly start: number | null;
  readonly min: number;
  readonly error?: string;
}

function Trial({ id, label, start, min, error }: TrialProps) {
  const [value, setValue] = useState<number | ''>(start ?? '');
  return (
    <Stepper
      id={id}
      name={id}
      label={label}
      value={value === '' ? null : value}
      min={min}
      max={10}
      onChange={setValue}
      error={error}
    />
  );
}

export const examples: readonly Example[] = [
  {
    name: 'not chosen yet',
    width: 'card',
    live: true,
    element: <Trial id="adults" label="Adults" start={null} min={1} />,
  },
  {
    name: 'at its lower limit',
    width: 'card',
    live: true,
    element: <Trial id="children" label="Children" start={0} min={0} />,
  },
  {
    name: 'at its upper limit',
    width: 'card',
    live: true,
    element: <Trial id="guests" label="Guests" start={10} min={1} />,
  },
  {
    name: 'in error',
    width: 'card',
    live: true,
    element: <Trial id="wrong" label="Rooms" start={null} min={1} error="Rooms is required" />,
  },
];
