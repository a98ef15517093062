import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A visitor as the tests know her; every test takes an address of its own. */
export interface Visitor {
  name: string;
  surname: string;
  tel: string;
  email: string;
}

let visitors = 0;

export function newVisitor(): Visitor {
  visitors += 1;
  return {
    name: 'Naledi',
    surname: `O’Kafor-${process.pid}-${visitors}`,
    tel: '+27 82 000 0000',
    email: `naledi.${process.pid}.${visitors}@example.com`,
  };
}

/** Opens the enquire menu in the header and gives its way by telephone. */
export async function wayByTelephone(page: Page): Promise<Locator> {
  await page.locator('header').getByRole('button', { name: 'Enquire', exact: true }).click();
  const way = page.locator('#enquire-menu a[data-dialog="telephone"]');
  await expect(way).toBeVisible();
  return way;
}

/** Opens the telephone dialog from a page's header and waits until it can be typed into. */
export async function openDialog(page: Page, path = '/contact-us'): Promise<Locator> {
  await page.goto(path);
  await (await wayByTelephone(page)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name')).toBeVisible();
  return dialog;
}

export async function fillIn(form: Locator, visitor: Visitor): Promise<void> {
  await form.getByLabel('First name').fill(visitor.name);
  await form.getByLabel('Surname').fill(visitor.surname);
  await form.getByLabel('Telephone number').fill(visitor.tel);
  await form.getByLabel('Email address').fill(visitor.email);
  await form.getByRole('checkbox').check();
}

export function submit(form: Locator): Promise<void> {
  return form.getByRole('button', { name: 'Call Me Back' }).click();
}

/** Whether the form on view has its ticket: the page's own, that of a kept draft, or one that was fetched. */
const hasTicket = () => {
  const fetched = performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/enquiry/ticket?'));
  if (fetched || document.querySelector('form input[name="ticket"]')) return true;
  try {
    return Object.values(sessionStorage).some((kept) => /"ticket":"/.test(kept));
  } catch {
    return false;
  }
};

/** Waits for the form's ticket, which a busy server may sign long after the form stands there. Who loses her line sends with it. */
export async function ticketCame(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hasTicket)).toBe(true);
}

/** Chooses a country from the list one searches, which takes the place of the browser's own once the form is begun. */
export async function chooseCountry(within: Locator, country: string): Promise<void> {
  const field = within.locator('input[role="combobox"][id$="-country"]');
  await field.fill(country);
  await within.getByRole('option', { name: country, exact: true }).click();
  await expect(field).toHaveValue(country);
}

/** Waits until a form judges what is typed: what it fetches after its first letter is here, its panels too. */
export async function rulesCame(form: Locator): Promise<void> {
  const judged = form.getByText('Email address must be a valid email address');
  await form.getByLabel('Email address').fill('naledi@');
  await expect(judged.first()).toBeVisible();
}
