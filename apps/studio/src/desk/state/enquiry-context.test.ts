import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { expect, test } from 'vitest';
import { enquiryKey, hasChange, listsKey, showEnquiry } from './enquiry-context.tsx';
import { type Answer, createDeskQueries } from './queries.ts';

const reference = 'MC-7KQ2-94HD';
const at = '2026-11-27T08:00:00.000Z';
const enquiry = {
  reference,
  state: 'accepted',
  tags: ['honeymoon'],
  work: { assignee: '2' },
  actions: [{ at, action: 'took it' }],
} as unknown as EnquiryDetail;

test('an enquiry an act has answered with is shown on the page and in the rows of every list', () => {
  const queries = createDeskQueries();
  const other = { reference: 'MC-AAAA-AAAA', tags: [] };
  for (const words of ['', 'hippos'])
    queries.setQueryData([...listsKey, 'list=mine', words], {
      rows: [{ reference, tags: [] }, other],
      found: 2,
    });
  showEnquiry(queries, enquiry);
  expect(queries.getQueryData<Answer<EnquiryDetail>>(enquiryKey(reference))).toEqual({
    value: enquiry,
    refusal: null,
  });
  for (const words of ['', 'hippos'])
    expect(queries.getQueryData([...listsKey, 'list=mine', words])).toEqual({
      rows: [{ reference, tags: ['honeymoon'], state: 'accepted', work: { assignee: '2' } }, other],
      found: 2,
    });
});

test('news of a change that is in the record of the enquiry shown is no news; any other is', () => {
  const queries = createDeskQueries();
  expect(hasChange(queries, reference, at)).toBe(false);
  showEnquiry(queries, enquiry);
  expect(hasChange(queries, reference, at)).toBe(true);
  // A colleague's, by a clock that is behind.
  expect(hasChange(queries, reference, '2026-11-27T07:59:59.900Z')).toBe(false);
  expect(hasChange(queries, 'MC-AAAA-AAAA', at)).toBe(false);
});
