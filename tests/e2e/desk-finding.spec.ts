import { readFileSync } from 'node:fs';
import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './studio-visit.ts';

const size = { width: 1440, height: 900 };

test('DSK-05/search DSK-05/filters DSK-05/sorting DSK-05/saved-views a word somebody wrote is found and marked, narrowed by country, sorted by name, kept as a view and removed', async ({
  product,
  browser,
}) => {
  test.setTimeout(240_000);
  // Found by its beginning, as long as that has ten letters at most.
  const word = `oka${process.pid}`;
  const second = await askByEmail(product, {
    surname: `Zulu${process.pid}`,
    comments: `Two ${word}s, please.`,
  });
  const first = await askByEmail(product, { comments: `Would we see a ${word}?` });
  const { page, open, close } = await concierge(browser, product, size);
  await open('');
  const box = page.getByRole('searchbox', { name: 'Search words, names, references' });
  const rows = page.locator('.desk-row a[data-reference]');

  await test.step('what was written is found half a minute later at the latest, and marked', async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await expect(async () => {
      await box.fill('');
      await page.keyboard.press('Enter');
      await box.fill(word);
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(2, { timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.locator('mark', { hasText: word })).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`2 found for “${word}”`);
    expect(page.url()).not.toContain(word);
    await expectAccessible(page, 'body');
  });

  await test.step('sorted by name and narrowed by country', async () => {
    await page.getByRole('combobox', { name: 'Sorted by' }).selectOption({ label: 'Name' });
    await expect(rows.first()).toHaveAttribute('data-reference', first.reference);
    await expect(rows.last()).toHaveAttribute('data-reference', second.reference);
    await page.locator('.desk-filter summary', { hasText: 'Country' }).click();
    await page.getByRole('checkbox', { name: 'United Kingdom', exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(2);
    // Two boxes before the router has told of the first: neither loses its tick.
    const kinds = page
      .locator('.desk-filter', { hasText: 'Kind' })
      .getByRole('checkbox', { includeHidden: true });
    const press = async () => {
      for (const place of [0, 1]) await kinds.nth(place).dispatchEvent('click');
    };
    await press();
    await expect(page).toHaveURL(/kind=\w+&kind=\w+/);
    await press();
    await expect(page).not.toHaveURL(/kind=/);
    await expect(rows).toHaveCount(2);
  });

  await test.step('kept as a view without the words, and removed', async () => {
    const name = `From Britain ${process.pid}`;
    await page.getByRole('button', { name: 'Save as a view' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText('The words of the search are not kept')).toBeVisible();
    await question.getByRole('textbox', { name: 'Name' }).fill(name);
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Enter');
    await expect(said(page, `Saved as “${name}”.`)).toBeVisible();
    await open('');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page).toHaveURL(/list=all&country=United\+Kingdom&sort=name/);
    await expect(box).toHaveValue('');
    await page.getByRole('button', { name: 'Change saved views' }).click();
    await expectAccessible(page, 'dialog');
    await question.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(question.getByRole('textbox', { name: `Name of ${name}` })).toBeHidden();
    await page.keyboard.press('Escape');
  });

  await test.step('nothing found says so, and a reference opens its enquiry', async () => {
    await box.fill(`nobody${word}`);
    await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible();
    await expectAccessible(page, 'body');
    await box.fill(first.reference.toLowerCase());
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  });
  await close();
});

test('DSK-06/count DSK-06/tag DSK-06/assign DSK-06/close DSK-06/export DSK-06/undo DSK-09/keyboard many are selected by keys and tagged, given, closed, exported, each with its count before and its undo after', async ({
  product,
  browser,
}) => {
  test.setTimeout(240_000);
  const surname = `Meerkat${process.pid}`;
  for (let count = 0; count < 3; count += 1) await askByEmail(product, { surname });
  const { page, open, close } = await concierge(browser, product, size);
  await open('');
  const box = page.getByRole('searchbox', { name: 'Search words, names, references' });
  const rows = page.locator('.desk-row a[data-reference]');
  const question = page.getByRole('dialog');
  await expect(async () => {
    await box.fill('');
    await page.keyboard.press('Enter');
    await box.fill(surname);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3, { timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await box.blur();

  await test.step('two by X and Shift X, all by Ctrl A, none by Escape', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    const bar = page.getByRole('region', { name: 'Selected enquiries' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expectAccessible(page, 'body');
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await page.keyboard.press('Control+a');
    await expect(bar.getByText('3 selected')).toBeVisible();
  });

  await test.step('tagged: the names and the number come before', async () => {
    await page.keyboard.press('l');
    await question.getByRole('combobox', { name: 'Tag' }).fill('mongoose');
    await page.keyboard.press('Enter');
    await expect(question.getByText('3 enquiries')).toBeVisible();
    await expect(question.getByRole('listitem').filter({ hasText: surname })).toHaveCount(3);
    await expectAccessible(page, 'dialog');
    await question.getByRole('button', { name: 'Tag 3 “mongoose”' }).click();
    await expect(said(page, '3 enquiries tagged “mongoose”.')).toBeVisible();
  });

  await test.step('taken, and given back by Z', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('e');
    await question.getByRole('button', { name: 'Take 3' }).click();
    await expect(said(page, '3 enquiries taken.')).toBeVisible();
    await expect(page.locator('.desk-row-with').filter({ hasText: 'You' })).toHaveCount(3);
    await page.keyboard.press('z');
    await expect(said(page, 'Taken back.')).toBeVisible();
    await expect(page.locator('.desk-row-with').filter({ hasText: 'You' })).toHaveCount(0);
  });

  await test.step('everything the search finds is closed; what does not fit is said, and none of it is done', async () => {
    await rows.first().press('x');
    await page.getByRole('button', { name: 'Select all 3 found' }).click();
    await expect(page.getByText('All 3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Close 3' }).click();
    await expect(said(page, '3 enquiries closed.')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(question.getByText('of which 3 will stay as they are')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Close 0' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.keyboard.press('z');
    await expect(said(page, /^Last: 3 enquiries closed/)).toBeVisible();
    await page.keyboard.press('z');
    await expect(said(page, 'Taken back.')).toBeVisible();
  });

  await test.step('exported as CSV', async () => {
    await page.keyboard.press('Control+a');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = readFileSync(await (await coming).path(), 'utf8');
    expect(file.split('\n').filter((line) => line.includes(surname))).toHaveLength(3);
  });
  await close();
});

test('DSK-06/release DSK-06/discard DSK-09/phone on a phone two held ones are selected and discarded, released with the word that nobody hears of it', async ({
  product,
  desk,
  browser,
}) => {
  test.setTimeout(180_000);
  const surname = `Caracal${process.pid}`;
  const held: string[] = [];
  for (let count = 0; count < 2; count += 1)
    held.push((await askByEmail(product, { surname, feedback: 'buy now' })).reference);
  const { page, open, close } = await concierge(browser, product, { width: 390, height: 844 });
  await open('?list=held&sort=newest');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: new RegExp(`Select .*${surname}`) });
  await expect(boxes).toHaveCount(2);
  const question = page.getByRole('dialog');
  const chooseBoth = async () => {
    for (const box of await boxes.all()) await box.check();
  };
  await chooseBoth();
  await expectAccessible(page, 'body');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const bar = page.getByRole('region', { name: 'Selected enquiries' });
  await bar.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard 2' }).click();
  await expect(said(page, '2 enquiries discarded. Kept 30 days under All.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page, 'Taken back.')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await chooseBoth();
  await bar.getByRole('button', { name: 'Release' }).click();
  await expect(question.getByText('No confirmation goes to the travellers,')).toBeVisible();
  await question.getByRole('button', { name: 'Release 2' }).click();
  await expect(said(page, /^2 enquiries released\./)).toBeVisible();
  for (const reference of held) expect(await desk.show(reference)).toMatchObject({ state: 'accepted' });
  await close();
});
