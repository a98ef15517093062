import type { Example } from '../example.ts';
import { SegmentField } from './segment-field.tsx';

const yesNo = ['Yes', 'No'].map((label) => ({ value: label, label }));
const nothing = () => undefined;

export const examples: readonly Example[] = [
  {
    name: 'not answered yet',
    width: 'form',
    element: (
      <SegmentField
        id="when"
        name="when"
        label="Do you know when you would like to travel?"
        options={yesNo}
        chosen=""
        onChange={nothing}
      />
    ),
  },
  {
    name: 'in error',
    width: 'form',
    element: (
      <SegmentField
        id="contact"
        name="contact"
        label="How may we reach you?"
        required
        error="Preferred contact method is required"
        options={['Phone', 'Email'].map((label) => ({ value: label, label }))}
        chosen=""
        onChange={nothing}
      />
    ),
  },
  {
    name: 'answered',
    width: 'form',
    element: (
      <SegmentField
        id="guests"
        name="guests"
        label="Do you know how many of you there will be?"
        options={yesNo}
        chosen="Yes"
        onChange={nothing}
      />
    ),
  },
];
