import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChipsField } from './chips-field.tsx';
import { FileField } from './file-field.tsx';
import { limitInWords, sizeInWords } from './size-in-words.ts';
import { TextField } from './text-field.tsx';

test('a field in error names its message first, then its hint', () => {
  const html = renderToStaticMarkup(
    <TextField id="email" name="email" label="Email address" hint="We answer here." error="Wrong" required />,
  );
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="email-error email-hint"');
});

test('a field without an error claims none', () => {
  const html = renderToStaticMarkup(<TextField id="name" name="name" label="First name" required />);
  expect(html).not.toMatch(/aria-invalid|aria-describedby|optional/);
});

test('a field that is not required says so in its label', () => {
  const html = renderToStaticMarkup(<TextField id="country" name="country" label="Country" />);
  expect(html).toMatch(/<label[^>]*>Country<span[^>]*> \(optional\)<\/span><\/label>/);
});

test('the first chip carries the id the error summary leads to', () => {
  const html = renderToStaticMarkup(
    <ChipsField
      id="time"
      name="time"
      label="Time"
      type="radio"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
      chosen={['b']}
      onChange={() => undefined}
    />,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs[0]).toContain('id="time"');
  expect(inputs[1]).not.toContain(' id=');
  expect(inputs.map((input) => input.includes('checked'))).toEqual([false, true]);
});

test('a file field is the browser’s own, with its name and what it takes', () => {
  const html = renderToStaticMarkup(
    <FileField id="cv" name="cv" label="CV" hint="PDF" accept=".pdf" maxBytes={5_000_000} required />,
  );
  expect(html).toMatch(/type="file"[^>]*name="cv"/);
  expect(html).toContain('accept=".pdf"');
  expect(html).toContain('aria-describedby="cv-hint"');
});

test.each([
  [12, '1 KB'],
  [240_000, '240 KB'],
  [999_000, '1.0 MB'],
  [5_000_000, '5.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test('a limit is named as hints and the server name it', () => {
  expect(limitInWords(5 * 1024 * 1024)).toBe('5 MB');
});
