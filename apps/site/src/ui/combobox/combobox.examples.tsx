import { useState } from 'react';
import type { Example } from '../example.ts';
import { ComboboxField } from './combobox-field.tsx';

const names = [
  'Australia',
  'Botswana',
  'Côte d’Ivoire',
  'France',
  'Germany',
  'Kenya',
  'Namibia',
  'Netherlands',
  'South Africa',
  'South Korea',
  'United Kingdom',
  'United States',
  'Zambia',
  'Zimbabwe',
];
const aliases: Readonly<Record<string, readonly string[]>> = {
  Netherlands: ['Holland'],
  'United Kingdom': ['UK', 'Great Britain', 'England'],
  'United States': ['USA', 'America'],
};
const options = names.map((name) => ({ value: name, label: name, aliases: aliases[name] ?? [] }));

interface TrialProps {
  readonly id: string;
  readonly start: string;
  readonly error?: string;
}

function Trial({ id, start, error }: TrialProps) {
  const [value, setValue] = useState(start);
  return (
    <ComboboxField
      id={id}
      name={id}
      label="Country"
      required
      options={options}
      likely={{ label: 'Often chosen', values: ['United Kingdom', 'United States', 'South Africa'] }}
      value={value}
      onChange={setValue}
      error={error}
      placeholder="Start typing"
    />
  );
}

export const examples: readonly Example[] = [
  { name: 'empty', width: 'form', live: true, element: <Trial id="country" start="" /> },
  { name: 'chosen', width: 'form', live: true, element: <Trial id="home" start="Namibia" /> },
  {
    name: 'in error',
    width: 'form',
    live: true,
    element: <Trial id="wrong" start="" error="Selection of country is required" />,
  },
];
