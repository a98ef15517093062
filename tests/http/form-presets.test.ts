import { expect, test } from 'vitest';
import { plainForm } from '../support/plain-form.ts';
import { site } from '../support/shared-site.ts';

/** What stands in a field of the form at that address before anybody has touched it. */
async function presetOf(address: string, name: string): Promise<string[]> {
  const { $ } = await site.page(address);
  const kind = new URL(address, site.url).pathname.split('/').at(-1);
  return plainForm($, `#${kind}-form`)
    .valuesOf(name)
    .filter((value) => value !== '');
}

test.each([
  [
    'FRM-09/location',
    '/enquire/email?from=/marataba/safari-lodge',
    'locationToVisit',
    ['Marakele National Park - Marataba'],
  ],
  ['FRM-09/location', '/enquire/email?from=/contact-us', 'locationToVisit', []],
  [
    'FRM-09/lodge-hotel',
    '/enquire/experiences?from=/lionsands/river-lodge/rooms',
    'lodgeHotel',
    ['River Lodge'],
  ],
  ['FRM-18/experiences', '/enquire/experiences?from=/contact-us', 'lodgeHotel', ['non selected']],
  [
    'FRM-16/preset',
    '/enquire/residences?from=/lionsands/ivory-lodge/fish-eagle-villa',
    'residenceToVisit',
    ['Fish Eagle'],
  ],
  [
    'MOD-12/preset',
    '/enquire/experiences?from=/experiences/food-and-wine',
    'otherExperiences',
    ['foodandwine'],
  ],
  ['MOD-12/preset', '/enquire/experiences?from=/contact-us', 'otherExperiences', []],
])('%s %s knows the page it was opened on: %s', async (_, address, name, preset) => {
  expect(await presetOf(address, name)).toEqual(preset);
});

test('MOD-10/experiences a celebration at a property offers what there is at that property', async () => {
  const offered = async (from: string) => {
    const { $ } = await site.page(`/enquire/celebration?from=${from}`);
    return $('main input[name="celebrationOtherExperiences"]')
      .toArray()
      .map((box) => $(box).attr('value'));
  };
  expect(await offered('/contact-us')).toHaveLength(6);
  const there = await offered('/capecadogan/rooms');
  expect(there.length).toBeGreaterThan(0);
  expect(there).not.toContain('treehouse');
  // Treehouses are no part of a property's page of experiences: they have a page of their own.
  for (const path of ['/lionsands', '/marataba/rates-and-offers'])
    expect(await offered(path), path).toContain('treehouse');
  expect(await offered('/monwana')).not.toContain('treehouse');
});
