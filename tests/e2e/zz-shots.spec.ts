import { travelYear } from '../support/filled-forms.ts';
import { askByEmail } from './desk-stage.ts';
import { expect, test } from './fixtures.ts';
const out = '/tmp/nc-shots';
test('shots', async ({ page, mails, product, allowFailedResponses }) => {
  test.setTimeout(300000);
  allowFailedResponses();
  const { email } = await askByEmail(product, { dateStart: `${travelYear}-03-05`, dateEnd: `${travelYear}-03-12`, adults: '2', children: '2', agesOfChildren: '4 and 9' });
  const texts = () => mails().filter(({ to }) => to === email).map(({ text }) => text);
  await expect.poll(() => /\/my-enquiry\/[\w-]{43}/.exec(texts()[0] ?? '')?.[0], { timeout: 30000 }).toBeTruthy();
  const link = /\/my-enquiry\/[\w-]{43}/.exec(texts()[0] ?? '')?.[0] ?? '';
  const shots = async (name: string, widths = [390, 1440]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true });
    }
  };
  const large = async (name: string) => {
    for (const width of [390, 833]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      await page.screenshot({ path: `${out}/${name}-200-${width}.png`, fullPage: true });
      await page.evaluate(() => { document.documentElement.style.fontSize = ''; });
    }
  };
  await page.goto('/my-enquiry'); await shots('none');
  await page.goto(`/my-enquiry/${'a'.repeat(43)}`); await shots('old');
  await page.goto(link);
  await shots('letter', [320, 390, 833, 1120, 1440]); await large('letter');
  await page.getByRole('button', { name: 'Send to the concierges' }).click();
  await shots('empty');
  await page.getByLabel('Your words to the concierges').fill('A high chair, please.\nAnd a cot.');
  await page.getByRole('button', { name: 'Send to the concierges' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await shots('sent');
  for (const id of ['change', 'call', 'withdraw', 'held']) await page.locator(`#${id} > summary`).click();
  await shots('open', [320, 390, 833, 1120, 1440]); await large('open');
  await page.getByLabel('Ages of children').fill('4');
  await page.getByRole('button', { name: 'Send the change' }).click();
  await shots('change-error');
  await page.locator('#call > summary').click();
  await page.getByLabel('Another number').fill('Sam');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await shots('call-error');
  await page.locator('#held > summary').click();
  await page.getByRole('button', { name: 'Send me all of it' }).click();
  await expect(page.locator('#code-export')).toBeVisible();
  await page.locator('#code-export').fill('111111');
  await page.getByRole('button', { name: 'Make the file' }).click();
  await shots('code-error');
  await page.locator('#withdraw > summary').click();
  await page.getByRole('button', { name: 'Withdraw this enquiry' }).click();
  await shots('withdrawn');
  await page.getByRole('button', { name: 'Undo the withdrawal' }).click();
  await expect(page.getByLabel('Your words to the concierges')).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel('Your words to the concierges').fill('Half an hour of words.');
  await page.getByRole('button', { name: 'Send to the concierges' }).click();
  await expect(page.getByText('Your page is closed')).toBeVisible();
  await shots('closed');
});
