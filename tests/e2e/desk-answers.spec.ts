import { askByEmail, concierge, said } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
import { makeAccount, sessionOf } from './studio-accounts.ts';
import { expectAccessible } from './studio-visit.ts';

const pdf = Buffer.from('%PDF-1.7 River Lodge, rates of 2027');

test('DSK-03/templates DSK-03/attachments DSK-03/signature an answer begins with a template, its gaps are filled, it is signed, and a file goes with it', async ({
  product,
  mails,
  browser,
}) => {
  test.setTimeout(180_000);
  const asked = await askByEmail(product, {
    locationToVisit: 'Lion Sands Game Reserve',
    dateStart: '2027-03-12',
    dateEnd: '2027-03-18',
    adults: '2',
    children: '1',
    agesOfChildren: '7',
  });
  const { page, open, close } = await concierge(browser, product, { width: 1440, height: 900 });
  await open(`/${asked.reference}`);
  const answered = page.getByRole('textbox', { name: 'Your answer' });

  await test.step('one’s own signature stands under it', async () => {
    const status = await page.evaluate(async (signature) => {
      const { user } = (await (await fetch('/api/users/me')).json()) as { user: { id: number } };
      const changed = await fetch(`/api/users/${user.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ signature }),
      });
      return changed.status;
    }, 'Ruan Visser\nConcierge, Lion Sands');
    expect(status).toBe(200);
    await open(`/${asked.reference}`);
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(answered).toHaveText(/Dear Naledi,\s*Ruan Visser\s*Concierge, Lion Sands$/);
  });

  await test.step('a template is chosen by keys, with what the traveller chose in it', async () => {
    const template = page.getByRole('combobox', { name: 'Template' });
    await expect(template.getByRole('option', { name: 'Prices and rooms, English' })).toBeAttached();
    await expect(template.getByRole('option', { name: 'A first route, English' })).toHaveCount(0);
    await page.keyboard.press('Control+j');
    await expect(template).toBeFocused();
    await template.selectOption({ label: 'Prices and rooms, English' });
    await expect(answered).toHaveText(/For 12 March 2027 to 18 March 2027, and for 2 adults and 1 child,/);
    await expect(answered).toHaveText(/at Lion Sands Game Reserve, at \{price per person sharing\}/);
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Your stay at Lion Sands Game Reserve',
    );
    await expect(page.getByText('4 fields empty')).toBeVisible();
    await expectAccessible(page, 'body');
  });

  await test.step('nothing leaves while a field is empty', async () => {
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    const fillings = ['Suite 12', 'R 21,400', 'three meals and two drives', '1 December'];
    await expect(answered).toBeFocused();
    // The first gap is selected; Tab selects the next.
    for (const [index, words] of fillings.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.insertText(words);
    }
    await expect(page.getByText(/fields? empty/)).toHaveCount(0);
    await expect(answered).toHaveText(/we can offer you Suite 12 at Lion Sands Game Reserve, at R 21,400/);
    await expect(send).toHaveAttribute('aria-disabled', 'false');
  });

  await test.step('files are chosen, taken out and kept with the draft', async () => {
    const choose = page.getByLabel('Attach…');
    await choose.setInputFiles([
      { name: 'River_Lodge_rates_2027.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'Not this.pdf', mimeType: 'application/pdf', buffer: pdf },
    ]);
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText([
      'River Lodge rates 2027, PDF, 1 kB',
      'Not this, PDF, 1 kB',
    ]);
    await page.getByRole('button', { name: /^Take out Not this/ }).click();
    const ours = page.getByRole('combobox', { name: 'From the website' });
    await ours.selectOption({ label: 'Rates at Lion Sands Game Reserve' });
    await expect(page.getByText(/Draft saved/)).toBeVisible();
    await open(`/${asked.reference}`);
    await page.getByRole('button', { name: 'Go on with the answer' }).click();
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText([
      'River Lodge rates 2027, PDF, 1 kB',
      'Rates at Lion Sands Game Reserve',
    ]);
    await expect(answered).toHaveText(/Suite 12/);
    await expectAccessible(page, 'body');
  });

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page, /^Your answer goes out in/)).toBeVisible();
  const sent = () => mails().find(({ to, text }) => to === asked.email && text.includes('Suite 12'));
  await expect
    .poll(() => sent()?.subject, { timeout: 60_000 })
    .toBe(`Your stay at Lion Sands Game Reserve [${asked.reference}]`);
  // Below the signature stands their own page alone.
  expect(sent()?.text).toMatch(
    /Ruan Visser\r?\nConcierge, Lion Sands\s+Everything written, and where it stands:\s+http\S+\/my-enquiry\/[\w-]{43}\s*$/,
  );
  expect(sent()?.files).toEqual(['River_Lodge_rates_2027.pdf', 'Rates at Lion Sands Game Reserve.pdf']);

  await open(`/${asked.reference}`);
  const link = page.getByRole('link', { name: 'River Lodge rates 2027, PDF, 1 kB' });
  const file = await link.evaluate(async (taken: HTMLAnchorElement) => (await fetch(taken.href)).text());
  expect(file).toBe(pdf.toString());
  await close();
});

test('DSK-03/templates on a phone template, files and answer fit, and an editor writes a template that is offered at once', async ({
  product,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = `Flood on the road ${process.pid}`;
  const [cookie = '', value = ''] = (await sessionOf(product, await makeAccount(product, 'editor'))).split(
    '=',
  );
  const written = await fetch(`${product.studioUrl}/api/answerTemplate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie}=${value}`, origin: product.studioUrl },
    body: JSON.stringify({
      name,
      language: 'en',
      text: 'The low bridge is closed until {day}.',
      _status: 'published',
    }),
  });
  expect(written.status).toBe(201);
  const asked = await askByEmail(product, {
    comments: 'Wir sind zu viert und haben eine Frage: gibt es ein Zimmer für uns und die Kinder?',
  });
  const { page, open, close } = await concierge(browser, product, { width: 390, height: 844 });
  await open(`/${asked.reference}`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByRole('button', { name: /^To / }).click();
  const languages = page.getByRole('combobox', { name: 'Template' }).locator('optgroup');
  await expect(languages.first()).toHaveAttribute('label', 'German, as they wrote');
  await expect(languages.nth(1)).toHaveAttribute('label', 'English');
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: `${name}, English` });
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveText(
    /^The low bridge is closed until \{day\}\./,
  );
  await expect(page.getByText('1 field empty')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const small = await page
    .locator('.desk-composer :is(button, select, .desk-attach)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.textContent),
    );
  expect(small).toEqual([]);
  await expectAccessible(page, 'body');
  await close();
});
