import type { Example } from '../example.ts';
import { CheckField } from './check-field.tsx';
import { ChipsField } from './chips-field.tsx';
import { FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { Suggestion } from './suggestion.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;
const long =
  'A label that has more to say than any label should, and therefore runs on over the end of its line';
const times = ['Morning', 'Afternoon', 'Evening'].map((time) => ({ value: time, label: time }));

export const examples: readonly Example[] = [
  {
    name: 'text',
    width: 'form',
    element: <TextField id="text" name="name" label="First name" required autoComplete="given-name" />,
  },
  {
    name: 'text in error',
    width: 'form',
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
  {
    name: 'text, disabled',
    width: 'form',
    element: (
      <TextField
        id="text-disabled"
        name="reference"
        label="Reference"
        required
        disabled
        defaultValue="MC-7KQ2-94HD"
      />
    ),
  },
  {
    name: 'text, long label and hint',
    width: 'form',
    element: (
      <TextField id="text-long" name="long" label={long} hint={long} error={long} placeholder={long} />
    ),
  },
  {
    name: 'number',
    width: 'form',
    element: (
      <TextField
        id="number"
        name="age"
        type="number"
        inputMode="numeric"
        min={0}
        max={17}
        label="Age of the child"
        required
      />
    ),
  },
  {
    name: 'telephone',
    width: 'form',
    element: (
      <TextField
        id="tel"
        name="tel"
        type="tel"
        autoComplete="tel"
        label="Telephone number"
        required
        placeholder="+27 00 000 0000"
      />
    ),
  },
  { name: 'text area', width: 'form', element: <TextAreaField id="area" name="comments" label="Comments" /> },
  {
    name: 'text area, near its end',
    width: 'form',
    element: (
      <TextAreaField
        id="area-near"
        name="message"
        label="Message"
        limit={100}
        value={long}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'text area, too long',
    width: 'form',
    element: (
      <TextAreaField
        id="area-over"
        name="letter"
        label="Letter"
        limit={60}
        error="Letter can be at most 60 characters"
        value={long}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'text with a suggestion',
    width: 'form',
    element: (
      <TextField
        id="slip"
        name="mail"
        type="email"
        label="Email address"
        required
        defaultValue="naledi@gmial.com"
        note={<Suggestion words="naledi@gmail.com" onTake={nothing} />}
      />
    ),
  },
  {
    name: 'select',
    width: 'form',
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
    width: 'form',
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
    name: 'chips in error',
    width: 'form',
    element: (
      <ChipsField
        id="chips-error"
        name="budget"
        label="Budget per person"
        type="radio"
        options={['$5,000 to $6,500', '$6,500 to $8,000', '$8,000 to $10,500', '$10,500 and over'].map(
          (label) => ({
            value: label,
            label,
          }),
        )}
        chosen={[]}
        error="Budget is required"
        required
        onChange={nothing}
      />
    ),
  },
  {
    name: 'toggles, several',
    width: 'form',
    element: (
      <ChipsField
        id="toggles"
        name="otherExperiences"
        label="Other experiences"
        hint="As many as you like."
        type="checkbox"
        options={['Safari', 'Treehouses', 'Food & Wine', 'Family Adventure', 'Celebrations & Honeymoons'].map(
          (label) => ({
            value: label,
            label,
          }),
        )}
        chosen={['Safari', 'Treehouses']}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'file',
    live: true,
    width: 'form',
    element: (
      <FileField
        id="file"
        name="cv"
        label="Curriculum vitae"
        hint="PDF or DOCX, at most 5 MB."
        accept=".pdf,.docx"
        maxBytes={5_000_000}
      />
    ),
  },
  {
    name: 'file, chosen',
    width: 'form',
    element: (
      <FileField
        id="file-chosen"
        name="letter-file"
        label="Letter"
        accept=".pdf"
        maxBytes={5_000_000}
        file={
          new File(['%PDF-'.repeat(60_000)], 'A letter whose name is longer than most, Naledi O’Kafor.pdf')
        }
      />
    ),
  },
  {
    name: 'check with a hint',
    width: 'form',
    element: (
      <CheckField
        id="check-hint"
        name="updates"
        value="yes"
        label="Relevant email updates"
        hint="A few times a year. Every email has a link to leave."
        checked={false}
        onChange={nothing}
      />
    ),
  },
  {
    name: 'check, chosen',
    width: 'form',
    element: (
      <CheckField
        id="check-chosen"
        name="news"
        value="yes"
        label="Send me letters"
        checked
        onChange={nothing}
      />
    ),
  },
  {
    name: 'check in error',
    width: 'form',
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
