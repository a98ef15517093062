import { expect, test } from 'vitest';
import { wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

const asking = '/where-it-fits?adults=2&nights=4&month=2027-05&budget=8,000&currency=USD';
const row = ($: Awaited<ReturnType<typeof site.page>>['$'], item: string) => $(`[data-fit-row="${item}"]`);

test('FIT-01/page an asking is answered without scripts: every rate is a row with a price or a reason', async () => {
  const { status, $ } = await site.page(asking);
  expect(status).toBe(200);
  expect($('main h1')).toHaveLength(1);
  expect($('[data-fit-row]').length).toBeGreaterThan(25);
  for (const each of $('[data-fit-row]').toArray())
    expect(wordsOf($(each)), wordsOf($(each))).toMatch(
      /fits|over|under|from|sleeps|nights at least|no child|price on request|treehouse/i,
    );
  expect(wordsOf($('#answer h2'))).toContain('Six fit, all of them in Cape Cadogan');
});
