import type { Locator, Page } from '@playwright/test';
import { expect, test } from './own-product.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';
import { expectAccessible, leave, publishUntil, visitStudio } from './studio-visit.ts';

const season = (name: string, from: string, to: string, prices: object) => ({
  name,
  from: `${from}T12:00:00.000Z`,
  to: `${to}T12:00:00.000Z`,
  ...prices,
});

const rate = {
  title: 'River suite, 2027',
  property: 'lionsands',
  year: 2027,
  currency: 'ZAR',
  per: 'person',
  seasons: [
    season('Green season', '2027-01-01', '2027-04-30', {
      perPersonSharing: 19850,
      single: 29000,
      note: 'Quiet',
    }),
    season('Old season', '2027-05-01', '2027-05-31', { perPersonSharing: 20000 }),
    season('Peak', '2027-06-01', '2027-12-31', { perPersonSharing: 26900, single: 40000 }),
  ],
};

const sheet = [
  'River Lodge rates\t\t\t\t',
  'Season\tDates\tPer person sharing (ZAR)\tSingle\tCurator',
  'Green season\t1 Jan – 30 Apr 2027\tR 21 300,00\tPOA\tAnna',
  'Peak\t01/06/2027 to 31/12/2027\t26,900\tZAR 41500\tAnna',
  'Shoulder\t2 May – 31 May 2027\tR22,400.50\t-\tAnna',
].join('\n');

const pastePart = (rates: Locator) => rates.getByRole('region', { name: 'Paste from a spreadsheet' });

/** The seasons as they are published. */
async function seasonsOf(editor: Editor, id: number): Promise<Record<string, unknown>[]> {
  return (await editor.entry('rate', 'id', String(id))).seasons as Record<string, unknown>[];
}

/** Several cells pasted into one open a comparison; a cancelled one changes nothing. */
async function pasteAndCancel(rates: Locator): Promise<void> {
  const cell = rates.getByLabel('Per person sharing, Peak');
  await expect(cell).toHaveValue('26\u00a0900');
  await cell.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, sheet);
  const paste = pastePart(rates);
  await expect(paste.getByRole('textbox')).toHaveValue(sheet);
  await paste.getByLabel('Keep seasons that are not in the pasted table').check();
  await expect(paste.getByRole('status')).toContainText('0 removed, 1 as before');
  await paste.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell).toHaveValue('26\u00a0900');
}

/** A spreadsheet's difference is shown before it is taken over. */
async function pasteAndTakeOver(page: Page, rates: Locator): Promise<void> {
  await rates.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  const paste = pastePart(rates);
  await expect(paste.getByRole('textbox')).toBeFocused();
  await expect(paste.getByRole('button', { name: 'Take over' })).toBeDisabled();
  await paste.getByRole('textbox').fill(sheet);
  await expect(paste.getByRole('status')).toHaveText('2 seasons changed, 1 added, 1 removed, 0 as before.');
  await expect(paste.getByRole('listitem').filter({ hasText: 'Green season, 1 Jan 2027' })).toContainText(
    /Per person sharing R\s19\s850.*R\s21\s300/,
  );
  await expect(paste.getByRole('listitem').filter({ hasText: 'Peak, 1 Jun 2027' })).toContainText(
    /Single R\s40\s000.*R\s41\s500/,
  );
  await expect(paste.getByText('Row 3, Green season, Single:')).toBeVisible();
  await expect(paste.getByText('“POA” is no amount; the present value stays.')).toBeVisible();
  await expect(paste.getByText('is no column of this table and is left out.')).toBeVisible();
  await expectAccessible(page, '.rates');
  // Nothing has changed before it is taken over.
  await expect(rates.getByLabel('Per person sharing, Green season')).toHaveValue('19\u00a0850');
  await paste.getByRole('button', { name: 'Take over' }).click();
  await expect(paste).toBeHidden();
  await expect(rates.getByText('Save to keep it.')).toBeVisible();
}

/** What is typed into a cell and cannot be read is said, and stands as it was typed. */
async function typeWhatCannotBeRead(rates: Locator): Promise<void> {
  const single = rates.getByLabel('Single, Peak');
  await single.fill('on request');
  await single.blur();
  await expect(rates.getByText('“on request” is no amount.')).toBeVisible();
  await expect(single).toHaveAttribute('aria-invalid', 'true');
  await expect(single).toHaveValue('on request');
  await single.fill('R 42 000');
  await single.blur();
  await expect(single).toHaveValue('42\u00a0000');
  await expect(single).toHaveAttribute('aria-invalid', 'false');
}

test('rates are pasted from a spreadsheet after a look at the difference, and typed cell by cell; what overlaps is said and not published', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { id: accommodation } = await editor.entry('accommodation', 'property', rate.property);
  const { id } = await editor.create('rate', { ...rate, accommodation });
  await studio.open(`/collections/rate/${id}`);
  const rates = page.getByRole('region', { name: 'Seasons' });
  await pasteAndCancel(rates);
  await expectAccessible(page, '.rates');
  await pasteAndTakeOver(page, rates);
  await publishUntil(page, () =>
    expect
      .poll(
        async () =>
          (await seasonsOf(editor, id)).map((row) => [
            row.name,
            String(row.from).slice(0, 10),
            row.perPersonSharing,
            row.single ?? null,
            row.note ?? null,
          ]),
        { timeout: 4_000 },
      )
      .toEqual([
        ['Green season', '2027-01-01', 21300, 29000, 'Quiet'],
        ['Shoulder', '2027-05-02', 22400.5, null, null],
        ['Peak', '2027-06-01', 26900, 41500, null],
      ]),
  );

  await typeWhatCannotBeRead(rates);
  await rates.getByRole('button', { name: 'Remove Shoulder' }).click();
  await expect(rates.getByText('No season covers 1 May 2027 to 31 May 2027.')).toBeVisible();
  await rates.getByLabel('First night, Peak').fill('2027-04-30');
  await expect(rates.getByText('Green season and Peak overlap: 30 Apr 2027.').first()).toBeVisible();
  await publishUntil(page, () =>
    expect(page.getByText(/correct invalid fields|following field is invalid/i).first()).toBeVisible({
      timeout: 4_000,
    }),
  );
  expect(await seasonsOf(editor, id)).toHaveLength(3);

  await rates.getByLabel('First night, Peak').fill('2027-05-01');
  await expect(rates.getByText('No season covers')).toHaveCount(0);
  await publishUntil(page, () =>
    expect
      .poll(async () => (await seasonsOf(editor, id)).map((row) => [row.name, row.single]), {
        timeout: 4_000,
      })
      .toEqual([
        ['Green season', 29000],
        ['Peak', 42000],
      ]),
  );
  await leave(page);
  await editor.remove('rate', id);
});
