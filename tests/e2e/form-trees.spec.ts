import type { Locator } from '@playwright/test';
import type { EnquiryKind } from '@sundowner/brand';
import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { fillByName } from './form-steps.ts';

interface FormTree {
  readonly kind: EnquiryKind;
  /** Opens over the page; otherwise the form is a page of its own. */
  readonly dialog: boolean;
  /** Answers that bring up what waits for them, and what is not there before. */
  readonly answers: Readonly<Record<string, string>>;
  readonly waiting: readonly string[];
  readonly ids: string;
  /** Has among its controls every kind that others have: axe judges its errors for all. */
  readonly judged?: boolean;
}

const who = { natureOfVisit: 'You tell us...' };
const whose = ['Tell us who is travelling', 'Ages of children'];

const trees: readonly FormTree[] = [
  {
    kind: 'telephone',
    dialog: true,
    answers: { timeToCall: 'Evening' },
    waiting: [],
    ids: 'MOD-01/enquire-telephone',
  },
  {
    kind: 'email',
    dialog: true,
    answers: { ...who, locationToVisit: 'Cape Town', children: '1' },
    waiting: [...whose, 'Which lodge/lodges would you like to visit?'],
    judged: true,
    ids: 'MOD-09/lodge-picker MOD-09/previous-visitor MOD-09/experiences MOD-09/newsletter MOD-09/consent',
  },
  {
    kind: 'celebration',
    dialog: true,
    answers: {
      ...who,
      preferredContactMethod: 'Email',
      knowWhenToTravel: 'Yes',
      knowNumberOfGuests: 'Yes',
      children: '1',
    },
    waiting: [...whose, 'Email address', 'Telephone number', 'Arrival', 'Departure', 'Adults'],
    ids: 'MOD-10/when MOD-10/guests MOD-10/email',
  },
  {
    kind: 'destination',
    dialog: true,
    answers: { ...who, children: '1' },
    waiting: whose,
    ids: 'MOD-11/logistics MOD-11/other MOD-11/consent',
  },
  {
    kind: 'experiences',
    dialog: true,
    answers: { ...who, children: '1' },
    waiting: whose,
    ids: 'MOD-12/toggles MOD-12/consent',
  },
  {
    kind: 'residences',
    dialog: true,
    answers: { children: '1' },
    waiting: ['Ages of children'],
    ids: 'MOD-13/planning MOD-13/previous-visitor MOD-13/newsletter MOD-13/consent',
  },
  {
    kind: 'travel-africa',
    dialog: true,
    answers: { children: '1' },
    waiting: ['Ages of children'],
    ids: 'MOD-14/children-ages MOD-14/budget-help MOD-14/newsletter MOD-14/consent',
  },
  { kind: 'newsletter', dialog: false, answers: { interests: 'Safaris' }, waiting: [], ids: '' },
  {
    kind: 'contact',
    dialog: false,
    answers: { subject: 'existing booking' },
    waiting: ['Booking reference'],
    ids: '',
  },
  { kind: 'careers', dialog: false, answers: {}, waiting: [], ids: '', judged: true },
];

async function answer(form: Locator, kind: EnquiryKind, answers: FormTree['answers']): Promise<void> {
  const { children, ...others } = answers;
  await fillByName(form, kind, { name: 'Naledi', ...others });
  if (children) await form.getByRole('button', { name: 'More children' }).click();
}

for (const { kind, dialog, answers, waiting, ids, judged } of trees) {
  test(
    `${ids} FRM-11/${kind} FRM-10/${kind} the ${kind} form as a screen reader has it: every question, what is missing, and what is kept`.trim(),
    async ({ page }) => {
      await page.goto('/contact-us');
      const way = page
        .locator(`a[href^="/enquire/${kind}?from=/contact-us"]`)
        .filter({ visible: true })
        .first();
      await way.click();
      const place = dialog ? page.getByRole('dialog') : page.locator('main');
      const form = place.locator(`#${kind}-form`);
      await expect(form.locator(`#${kind}-name`)).toBeVisible();
      for (const label of waiting) await expect(form.getByText(label, { exact: true })).toBeHidden();
      await answer(form, kind, answers);
      // `npx playwright test form-trees --update-snapshots` keeps the trees; read what it wrote.
      await expect(form).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });

      await form.locator('[type="submit"]').click();
      const first = form.locator('[aria-invalid="true"]').first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      await expect(first).toHaveAccessibleDescription(/ is required$/);
      const told = form.getByRole('alert').getByRole('link');
      await expect(told.last()).toHaveText('Your consent is required to proceed with your enquiry');

      if (judged) {
        const { violations } = await axeFor(page).include('dialog[open], main').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }

      await page.reload();
      const kept = page.locator(`main #${kind}-form`);
      await expect(kept.locator(`#${kind}-name`)).toHaveValue('Naledi');
      for (const [name, value] of Object.entries(answers)) {
        const chosen = kept.locator(
          `input[name="${name}"][value="${value}"], select[name="${name}"]:has(option[value="${value}"]:checked)`,
        );
        await expect(chosen.first(), name).toBeAttached();
        if (await chosen.first().evaluate((element) => element.matches('[type=radio], [type=checkbox]'))) {
          await expect(chosen.first(), name).toBeChecked();
        }
      }
    },
  );
}
