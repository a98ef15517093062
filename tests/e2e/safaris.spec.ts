import { ourSafaris } from '../../demo/content/our-safaris.ts';
import { expect, test } from './fixtures.ts';

test('RT-04/safaris CNT-16/our-safaris of the year the month that is chosen stands open, and all of it in a table', async ({
  page,
}) => {
  const told = ourSafaris.find(({ ourSafarisFor }) => ourSafarisFor === 'lionsands-safaris');
  await page.goto('/lionsands/safaris');
  for (const { title } of told?.activities ?? []) {
    await expect(
      page.getByRole('heading', { level: 3, name: title ?? '', exact: true }).first(),
    ).toBeVisible();
  }
  const month = new Date(Date.now() + 2 * 3_600_000).getUTCMonth();
  await expect(page.getByRole('radio').nth(month)).toBeChecked();
  for (const [name, label] of [
    ['july', 'July'],
    ['january', 'January'],
  ] as const) {
    const chosen = told?.months?.find((each) => each.month === name);
    await page.getByRole('radio', { name: label }).check();
    await expect(page.getByText(chosen?.text ?? '', { exact: true })).toBeVisible();
    const figures = page.getByText(`${chosen?.high}° and ${chosen?.low}°`, { exact: true });
    await expect(figures.filter({ visible: true })).toHaveCount(1);
  }
  const rows = page.getByRole('table', { name: 'A year at Lion Sands' }).getByRole('row');
  await expect(rows.first()).toBeHidden();
  await page.getByText('The same year as a table').click();
  await expect(rows).toHaveCount(13);
});
