import type { Page } from '@playwright/test';
import type { EnquiryKind } from '@sundowner/brand';
import { fieldsOf } from '@sundowner/enquiries/forms/form';
import { axeFor } from '../support/axe.ts';
import { demonstrationForm } from '../support/demonstration-form.ts';
import { expect, type Mail, test } from './fixtures.ts';
import { fillByKeys, fillByName, submitByKeys, visitorOf } from './form-steps.ts';
import { stilled } from './navigation-steps.ts';

/** Where a visitor finds each form, whether it opens over that page, how it ends, and whether it is walked on a phone as well. */
const walks: readonly {
  readonly kind: EnquiryKind;
  readonly dialog: boolean;
  readonly ends: 'page' | 'panel' | 'confirmation';
  readonly onPhone?: boolean;
  readonly ids: string;
}[] = [
  { kind: 'telephone', dialog: true, ends: 'page', ids: 'MOD-01/enquire-telephone' },
  {
    kind: 'email',
    dialog: true,
    ends: 'page',
    onPhone: true,
    ids: 'MOD-01/enquire-email MOD-09/sections MOD-09/button',
  },
  {
    kind: 'celebration',
    dialog: true,
    ends: 'panel',
    onPhone: true,
    ids: 'MOD-01/enquire-celebration MOD-10/sections MOD-10/phone MOD-16/panel',
  },
  { kind: 'destination', dialog: true, ends: 'panel', ids: 'MOD-01/destination MOD-11/travel-plans' },
  { kind: 'experiences', dialog: true, ends: 'panel', ids: 'MOD-01/enquire-experiences MOD-12/sections' },
  { kind: 'residences', dialog: true, ends: 'panel', ids: 'MOD-01/enquire-residences MOD-13/sections' },
  { kind: 'travel-africa', dialog: true, ends: 'page', ids: 'MOD-01/enquire-travel-africa MOD-14/sections' },
  { kind: 'contact', dialog: false, ends: 'page', ids: 'FRM-12/contact' },
  { kind: 'careers', dialog: false, ends: 'page', ids: 'FRM-12/careers' },
  { kind: 'newsletter', dialog: false, ends: 'confirmation', ids: 'FRM-12/newsletter FRM-12/double-opt-in' },
];

/** What the desk reads: of a choice, its words. */
function inWords(kind: EnquiryKind, values: Record<string, string>): Record<string, string> {
  const form = demonstrationForm(kind);
  const fields = form ? fieldsOf(form) : [];
  const words = (name: string, value: string) =>
    fields.find((field) => field.name === name)?.choices?.find((choice) => choice.value === value)?.label;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, words(name, value) ?? value]),
  );
}

async function expectAccessible(page: Page, state: string): Promise<void> {
  await stilled(page);
  const { violations } = await axeFor(page).include('dialog[open], main').analyze();
  expect(violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** The letter leads to the page that says what is left to do, everything else to the thank-you page. */
const sentTo = (kind: EnquiryKind) =>
  kind === 'newsletter' ? /\/subscription-confirmation\?ref=MC-/ : /\/thank-you\?ref=MC-/;

/** A letter is asked for once its reader has pressed the button behind the link in her mail. */
async function confirmByMail(page: Page, mails: () => Mail[], reference: string, email: string) {
  const link = () =>
    mails()
      .filter(({ to, text }) => to === email && text.includes(reference))
      .map(({ text }) => /\/subscription-confirmation\?token=\S+/.exec(text)?.[0])[0];
  await expect(page.locator('main')).toContainText('One more click');
  await expect.poll(link).toBeTruthy();
  await page.goto(link() ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
}

for (const { kind, dialog, ends, onPhone, ids } of walks) {
  test(`${ids} SUB-01/${kind} SUB-10/${kind}-inbox the ${kind} form is found on the contact page, filled in and sent, by keys alone or with a finger`, {
    tag: onPhone ? '@both' : [],
  }, async ({ page, desk, mails, isPhone }) => {
    await page.goto('/contact-us');
    const way = page
      .locator(`a[href^="/enquire/${kind}?from=/contact-us"]`)
      .filter({ visible: true })
      .first();
    if (isPhone) await way.click();
    else await way.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/enquire/${kind}\\?from=`));
    const place = dialog ? page.getByRole('dialog') : page.locator('main');
    const form = place.locator(`#${kind}-form`);
    await expect(form).toBeVisible();
    const heading = place.getByRole('heading', { level: dialog ? 2 : 1 }).first();
    await expect(heading).toBeVisible();
    // The studio's heading comes with the number, and takes the place of the form's own.
    await expect(place.getByText('Looking up our number')).toHaveCount(0);
    if (dialog) await expect(place).toHaveAccessibleName((await heading.textContent()) ?? '');

    const values = visitorOf(kind);
    if (isPhone) await fillByName(form, kind, values);
    else {
      await heading.evaluate((element: HTMLElement) => {
        element.tabIndex = -1;
        element.focus();
      });
      await fillByKeys(page, kind, values);
    }
    if (isPhone) await form.locator('[type="submit"]').click();
    // Enter sends from any field as well.
    else if (kind === 'telephone') await form.locator('#telephone-email').press('Enter');
    else await submitByKeys(page);

    if (ends !== 'panel') await page.waitForURL(sentTo(kind));
    const thanks = ends === 'panel' ? page.getByRole('dialog') : page.locator('main');
    await expect(thanks).toContainText(/MC-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    // The thank-you and the confirmation are pages, each with an axe run of its own (templates.spec.ts).
    if (kind === 'celebration' && !isPhone) await expectAccessible(page, `${kind} thanks`);
    const reference = /MC-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
    const enquiry = await desk.show(reference);
    expect(enquiry).toMatchObject({ kind, state: 'accepted', page: '/contact-us' });
    const kept = Object.fromEntries((enquiry?.fields ?? []).map(({ name, value }) => [name, String(value)]));
    const { accept: _accept, tel: _tel, ...filled } = values;
    expect(kept).toMatchObject(inWords(kind, filled));
    if (ends === 'confirmation') await confirmByMail(page, mails, reference, values.email ?? '');
    const told = () => mails().filter(({ to, text }) => text.includes(reference) && to !== values.email);
    await expect.poll(() => told().length).toBe(1);
    for (const name of ['name', 'surname', 'email', 'country', 'comments']) {
      if (values[name]) expect(told()[0]?.text, name).toContain(values[name]);
    }
  });
}
