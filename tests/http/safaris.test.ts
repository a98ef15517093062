import { expect, test } from 'vitest';
import { ourSafaris } from '../../demo/content/our-safaris.ts';
import { eachOf, shown, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';
import { expectNobodyHas } from './nobody-has.ts';

const pages = [
  ['RT-04/safaris', 'lionsands', 'Lion Sands'],
  ['RT-05/safaris', 'marataba', 'Marataba'],
  ['RT-06/monwana-safaris', 'monwana', 'Monwana'],
] as const;

test.each(pages)(
  '%s CNT-16/our-safaris CNT-16/quote the ways to go, and the year month by month with every figure',
  async (_, key, name) => {
    const told = ourSafaris.find(({ ourSafarisFor }) => ourSafarisFor === `${key}-safaris`);
    const { status, $ } = await site.page(`/${key}/safaris`);
    expect(status).toBe(200);
    expect(wordsOf($('h1'))).toBe(told?.heading);
    const ways = eachOf($, shown($, $('main h3')));
    const activities = told?.activities ?? [];
    expect(activities.length).toBeGreaterThan(0);
    for (const { title } of activities) expect(ways).toContain(title);

    const month = new Date(Date.now() + 2 * 3_600_000).getUTCMonth();
    const radios = $('main input[type="radio"]').toArray();
    expect(radios).toHaveLength(12);
    expect(radios.findIndex((radio) => $(radio).is('[checked]'))).toBe(month);
    const months = told?.months ?? [];
    expect(months).toHaveLength(12);
    const main = wordsOf($('main'));
    const rows = $('main table')
      .filter((__, table) => wordsOf($(table).find('caption')) === `A year at ${name}`)
      .find('tr');
    expect(rows).toHaveLength(13);
    for (const { text, high, low } of months) {
      expect(main).toContain(wordsOf({ text: () => text ?? '' }));
      expect(main).toContain(`${high}° and ${low}°`);
    }
    const july = months.find((each) => each.month === 'july');
    const row = wordsOf(rows.filter((__, each) => wordsOf($(each)).includes('July')));
    expect(row).toContain(`${july?.rain} mm`);
    expect(row).toContain('At its best');
    expect($('main blockquote')).toHaveLength(1);
    expect(
      $('main a')
        .filter((__, link) => wordsOf($(link)) === 'Enquire')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual([`/enquire/email?from=/${key}/safaris`]);
  },
);

test('RT-06/monwana-safaris the hotel in town has no safaris', () => expectNobodyHas('/capecadogan/safaris'));
