import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { createShownConsents } from './shown-consents.ts';

let desk: EnquiryStore;
beforeEach(async () => {
  desk = await openEnquiryStore();
});
afterEach(() => desk.close());

const text = (version: string, words: string) => ({ version, parts: [{ text: words }] });

test('a consent text that was shown keeps its words, whatever its version says later', async () => {
  const clock = { at: 1000, now: () => clock.at };
  const shown = createShownConsents(desk.store, clock);
  await shown.keep([text('popi-2', 'I agree.')]);
  clock.at = 2000;
  await shown.keep([text('popi-2', 'I agree to everything.'), text('popi-3', 'I agree to be called.')]);
  const kept = [text('popi-2', 'I agree.'), text('popi-3', 'I agree to be called.')];
  expect(await shown.all()).toEqual(kept);
  // The next process finds the same.
  expect(await createShownConsents(desk.store, clock).all()).toEqual(kept);
});
