import { ourSafaris } from '../../demo/content/our-safaris.ts';
import { expect, test } from './fixtures.ts';
import { expectNobodyHas } from './nobody-has.ts';

const pages = [
  ['RT-04/safaris', 'lionsands', 'Lion Sands'],
  ['RT-05/safaris', 'marataba', 'Marataba'],
  ['RT-06/monwana-safaris', 'monwana', 'Monwana'],
] as const;

for (const [id, key, name] of pages) {
  test(`${id} CNT-16/our-safaris CNT-16/quote the ways to go, and the year month by month with every figure`, async ({
    page,
  }) => {
    const told = ourSafaris.find(({ ourSafarisFor }) => ourSafarisFor === `${key}-safaris`);
    expect((await page.goto(`/${key}/safaris`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(told?.heading ?? '');
    for (const { title } of told?.activities ?? []) {
      await expect(
        page.getByRole('heading', { level: 3, name: title ?? '', exact: true }).first(),
      ).toBeVisible();
    }
    const month = new Date(Date.now() + 2 * 3_600_000).getUTCMonth();
    await expect(page.getByRole('radio')).toHaveCount(12);
    await expect(page.getByRole('radio').nth(month)).toBeChecked();
    const july = told?.months?.find((each) => each.month === 'july');
    await page.getByRole('radio', { name: 'July' }).check();
    await expect(page.getByText(july?.text ?? '', { exact: true })).toBeVisible();
    const figures = page.getByText(`${july?.high}° and ${july?.low}°`, { exact: true });
    await expect(figures.filter({ visible: true })).toHaveCount(1);
    await page.getByText('The same year as a table').click();
    const rows = page.getByRole('table', { name: `A year at ${name}` }).getByRole('row');
    await expect(rows).toHaveCount(13);
    await expect(rows.filter({ hasText: 'July' })).toContainText(`${july?.rain} mm`);
    await expect(rows.filter({ hasText: 'July' })).toContainText('At its best');
    await expect(page.locator('main blockquote')).toHaveCount(1);
    const ask = page.getByRole('link', { name: 'Enquire', exact: true }).and(page.locator('main a'));
    await expect(ask).toHaveAttribute('href', `/enquire/email?from=/${key}/safaris`);
  });
}

test('RT-06/monwana-safaris the hotel in town has no safaris', async ({ request }) => {
  await expectNobodyHas(request, '/capecadogan/safaris');
});
