import type { Page } from '@playwright/test';
import { type Filler, fillAs, fillers } from '../support/form-fillers.ts';
import { type Desk, expect, test } from './fixtures.ts';
import { newVisitor, submit, ticketCame } from './telephone-steps.ts';

/** Sends the telephone form as `filler` left it. @returns its state, and what the filler put into a field of another form called website */
async function sentAs(page: Page, desk: Desk, filler: Filler) {
  const visitor = newVisitor();
  await page.goto('/enquire/telephone?from=/contact-us');
  const form = page.locator('main form');
  await expect(form.getByLabel('First name')).toBeEditable();
  await ticketCame(page);
  await page.evaluate(() => {
    const decoy = document.createElement('form');
    decoy.innerHTML = '<input type="text" name="website" aria-label="Not ours">';
    document.body.append(decoy);
  });
  const identity = {
    ...visitor,
    given: visitor.name,
    family: visitor.surname,
    url: 'https://www.quill.example',
  };
  await page.evaluate(fillAs, { filler, identity });
  const decoy = await page.getByLabel('Not ours').inputValue();
  await form.getByRole('checkbox').check();
  await submit(form);
  await expect(page).toHaveURL(/\/thank-you\?ref=/);
  const shown = await desk.show(new URL(page.url()).searchParams.get('ref') ?? '');
  return [shown?.state, decoy];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('SUB-02/fillers what a browser or a password manager fills in is taken, and what fills in everything is held', async ({
      page,
      desk,
    }) => {
      for (const filler of fillers)
        expect([filler, ...(await sentAs(page, desk, filler))]).toEqual([
          filler,
          'accepted',
          'https://www.quill.example',
        ]);
      expect((await sentAs(page, desk, 'machine'))[0]).toBe('quarantined');
    });
  });
}
