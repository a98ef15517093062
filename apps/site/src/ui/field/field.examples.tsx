import type { Example } from '../example.ts';
import { CheckField } from './check-field.tsx';
import { ChipsField } from './chips-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const nothing = () => undefined;
const times = ['Morning', 'Afternoon', 'Evening'].map((time) => ({ value: time, label: time }));

export const examples: readonly Example[] = [
  {
    name: 'text',
    element: <TextField id="text" name="name" label="First name" required autoComplete="given-name" />,
  },
  {
    name: 'text in error',
    element: (
      <TextField
        id="text-error"
        name="email"
        type="email"
        label="Email address"
        required
        hint="We answer to this address."
        error="Email address must be a valid email address"
      />
    ),
  },
  { name: 'text area', element: <TextAreaField id="area" name="comments" label="Comments" /> },
  {
    name: 'select',
    element: (
      <SelectField
        id="select"
        name="country"
        label="Country"
        placeholder="Select a country"
        groups={[
          { label: 'Often chosen', options: [{ value: 'South Africa', label: 'South Africa' }] },
          { label: null, options: [{ value: 'Zambia', label: 'Zambia' }] },
        ]}
      />
    ),
  },
  {
    name: 'chips',
    element: (
      <ChipsField
        id="chips"
        name="timeToCall"
        label="Preferred time to call"
        type="radio"
        options={times}
        chosen={['Afternoon']}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'check in error',
    element: (
      <CheckField
        id="check"
        name="accept"
        value="consentTrue"
        label="I agree."
        required
        checked={false}
        error="Your consent is required to proceed with your enquiry"
        onChange={nothing}
      />
    ),
  },
];
