import type { Locator, Page } from '@playwright/test';
import type { EnquiryKind } from '@sundowner/brand';
import { onlyRequired } from '../support/filled-forms.ts';
import { expect } from './fixtures.ts';

let visitors = 0;

/** What a form asks for, from a visitor nobody else is. */
export function visitorOf(kind: EnquiryKind): Record<string, string> {
  visitors += 1;
  const own = {
    surname: `Okafor-${process.pid}-${visitors}`,
    email: `naledi.form.${process.pid}.${visitors}@example.com`,
  };
  const needed = Object.entries(onlyRequired[kind]).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    needed.map(([name, value]) => [name, name in own ? own[name as keyof typeof own] : value]),
  );
}

/** Marks a box or a choice by its own key: the label drawn over it takes the pointer. */
async function choose(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.press('Space');
  await expect(box).toBeChecked();
}

/** Fills a form in with pointer and keys, field by field in its order. */
export async function fillByName(
  form: Locator,
  kind: EnquiryKind,
  values: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`#${kind}-${name}`);
    const box = form.locator(`input[name="${name}"][value="${value}"]`);
    if (await box.count()) await choose(box);
    else {
      // A list one searches takes the place of the browser's own when it has come: between a look and a touch, too.
      await expect(async () => {
        if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
          await control.selectOption(value);
        } else {
          await control.fill(value);
          await control.blur();
        }
      }).toPass();
    }
  }
}

/** The control that has the focus: its name, its kind and its value. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const control = active instanceof HTMLInputElement || active instanceof HTMLSelectElement;
    const typed = active instanceof HTMLTextAreaElement;
    return {
      id: active?.id ?? '',
      name: control || typed ? active.name : '',
      type: control ? active.type : active?.tagName.toLowerCase(),
    };
  });

/** Fills a form in by keys alone: Tab from field to field, arrows and Space for choices. */
export async function fillByKeys(
  page: Page,
  kind: EnquiryKind,
  values: Record<string, string>,
): Promise<void> {
  const left = new Map(Object.entries(values));
  for (let stop = 0; stop < 90 && left.size > 0; stop += 1) {
    await page.keyboard.press('Tab');
    const { id, name, type } = await focused(page);
    const field = name || id.slice(kind.length + 1);
    const value = left.get(field);
    if (value === undefined) continue;
    left.delete(field);
    if (type === 'checkbox') await page.keyboard.press('Space');
    else if (type === 'radio') {
      await page.keyboard.press('Space');
      for (let choice = 0; choice < 12; choice += 1) {
        const checked = await page.evaluate(
          (of) => document.querySelector<HTMLInputElement>(`input[name="${of}"]:checked`)?.value,
          field,
        );
        if (checked === value) break;
        await page.keyboard.press('ArrowDown');
      }
    } else if (type === 'select-one') await typeChoice(page, value);
    else await page.keyboard.type(value);
  }
  expect([...left.keys()], 'fields the keys never came to').toEqual([]);
}

/** Moves to the submit button and presses it, by keys alone. */
export async function submitByKeys(page: Page): Promise<void> {
  for (let stop = 0; stop < 20 && (await focused(page)).type !== 'button'; stop += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  await page.keyboard.press('Enter');
}

/**
 * Types the words of a choice into a select, or into the list one searches that took its place meanwhile. A select forgets what was
 * typed after a second, which a busy machine can take for one letter: then it is typed again.
 */
async function typeChoice(page: Page, value: string): Promise<void> {
  const label = await labelOf(page, value);
  await expect(async () => {
    await page.keyboard.type(label);
    const chosen = await page.evaluate(() => {
      const active = document.activeElement;
      return active instanceof HTMLSelectElement || active instanceof HTMLInputElement ? active.value : null;
    });
    expect([value, label]).toContain(chosen);
  }).toPass();
}

/** What a select calls a value: its words are what is typed. */
function labelOf(page: Page, value: string): Promise<string> {
  return page.evaluate((wanted) => {
    const select = document.activeElement;
    const options = select instanceof HTMLSelectElement ? [...select.options] : [];
    return options.find((option) => option.value === wanted)?.text ?? wanted;
  }, value);
}
