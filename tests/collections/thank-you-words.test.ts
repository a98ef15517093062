import { expect, test } from 'vitest';
import { contactDetails } from '../../demo/content/contact.ts';
import { enquiryForms } from '../../demo/content/desk.ts';
import * as second from './second/site.ts';

/** What "What happens next" says anywhere. */
const steps = [
  contactDetails.thankYou,
  second.contactDetails.thankYou,
  ...enquiryForms,
  ...second.enquiryForms,
].flatMap((entry) => entry?.thankYouSteps ?? []);

test('SUB-14/thank-you no step says that a note is on its way: a held enquiry gets none, nor an address that had three that day', () => {
  const ofNotes = steps.map(({ what }) => what ?? '').filter((what) => /\bnote with\b/.test(what));
  expect(ofNotes.length).toBeGreaterThan(4);
  expect(ofNotes.filter((what) => /on its way|have sent|is sent/.test(what))).toEqual([]);
});
