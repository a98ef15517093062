import { expect, test } from 'vitest';
import { formTitle } from '../../apps/site/src/links/form-title.ts';
import { demonstration } from '../../demo/content/demonstration.ts';

interface Button {
  readonly text: string;
  /** Of the dialog it opens: "email", "book". */
  readonly dialog: string;
}

/** Every button in what an entry holds, however deep, that opens a dialog. */
function buttonsIn(value: unknown): Button[] {
  if (typeof value !== 'object' || value === null) return [];
  const { buttonText, buttonLink } = value as { buttonText?: unknown; buttonLink?: unknown };
  const dialog = /^\/enquire\/([\w-]+)/.exec(String(buttonLink ?? ''))?.[1];
  const own = dialog === undefined ? [] : [{ text: String(buttonText ?? ''), dialog }];
  return [...own, ...Object.values(value).flatMap(buttonsIn)];
}

test('a button of an entry is called what the dialog it opens is called', () => {
  const demo = demonstration();
  const booking = demo.modalContent.find(({ modal }) => modal === 'enquireBook')?.heading ?? '';
  const buttons = buttonsIn(demo);
  expect(buttons.length).toBeGreaterThan(10);
  for (const { text, dialog } of buttons) {
    const title = dialog === 'book' ? booking : formTitle(dialog);
    // "Enquire" is short for "Enquire now"; one may say about what.
    expect(text, `opens ${dialog}`).toMatch(new RegExp(`^${title.replace(/ now$/, '')}( now| about .+)?$`));
  }
});
