import { expect, test } from 'vitest';
import { wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';
import { templates } from '../support/templates.ts';

/** What a link that opens a dialog says of it, by the dialog's name: a word of its heading. */
const names: Readonly<Record<string, RegExp>> = {
  telephone: /\bcall|^by telephone/i,
  // The ways of the Enquire menu stand under its name, and are worded by the specification.
  email: /enquire|^by email/i,
  celebration: /email us|enquire|celebration/i,
  destination: /enquire/i,
  experiences: /enquire/i,
  residences: /enquire/i,
  'travel-africa': /enquire/i,
  book: /book|availability/i,
  '360-tours': /360°/,
  'what-to-expect': /what to expect/i,
  amenities: /facilit|service/i,
  instagram: /instagram/i,
  newsletter: /letter/i,
};

test('MOD-01/named-by-control a button names the dialog it opens, on every template', async () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, name } of templates) {
    const { $ } = await site.page(path);
    for (const link of $('a[data-dialog]').toArray()) {
      const dialog = $(link).attr('data-dialog') ?? '';
      const words = `${$(link).attr('aria-label') ?? ''} ${wordsOf($(link))}`.trim();
      seen += 1;
      if (words !== '' && !(names[dialog] ?? /^$/).test(words))
        wrong.push(`${name}: "${words}" opens ${dialog}`);
    }
  }
  expect(seen).toBeGreaterThan(templates.length);
  expect([...new Set(wrong)]).toEqual([]);
});
