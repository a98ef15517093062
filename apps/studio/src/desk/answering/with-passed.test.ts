import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import { freshAnswer } from './begun-answer.ts';
import { withPassed } from './with-passed.ts';

const writer = { name: 'Ruan Visser', own: '', signature: 'Lion Sands' };
const draft = freshAnswer(fakeOne(), writer, {
  key: 'k',
  now: new Date('2026-11-23T10:00:00Z'),
  mode: 'forward',
});

test('CNV-02/forward a mail to the lodge begins empty-handed and has beneath it what was chosen, in both parts', () => {
  expect(draft).toMatchObject({ to: null, forward: true, html: null });
  expect(draft.text).toMatch(/^Good day,/);
  const chosen = new Set(['enquiry']);
  const plain = withPassed({ ...draft, text: 'Could it be theirs?\n' }, fakeOne(), chosen);
  expect(plain.text).toMatch(/^Could it be theirs\?\n\n---- What they asked for, /);
  expect(plain.html).toBeNull();
  const both = withPassed(
    { ...draft, text: 'Now.', html: '<p><strong>Now.</strong></p>' },
    fakeOne(),
    chosen,
  );
  expect(both.html).toMatch(/^<p><strong>Now\.<\/strong><\/p><p><br><\/p><p>---- What they asked for/);
  expect(both.html).toContain('hear the hippos?');
});

test('CNV-02/forward nothing chosen goes as it is written', () => {
  expect(withPassed(draft, fakeOne(), new Set())).toEqual(draft);
});
