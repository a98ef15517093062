import type { Page, TestInfo } from '@playwright/test';
import { only, openComponent } from './gallery-page.ts';

/** Names, in a test's details, the forms it needs. */
export const withForms = (...names: readonly string[]) => ({
  annotation: names.map((description) => ({ type: 'form', description })),
});

/** Opens the gallery's forms: those the test names, else the usual one. A page with all ten takes three times as long. */
export async function openForms(page: Page, url: string, usual: string, { annotations }: TestInfo) {
  const named = annotations.flatMap(({ type, description }) => (type === 'form' ? [description ?? ''] : []));
  await openComponent(page, url, 'enquiry-form', only(...(named.length > 0 ? named : [usual])));
}
