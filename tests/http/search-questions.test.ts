import { expect, test } from 'vitest';
import { site } from '../support/shared-site.ts';

/** Questions as travellers type them, slips of the finger among them, and the page that must be among the first three. */
const questions: readonly (readonly [question: string, page: string])[] = [
  ['proposal', '/experiences/celebrations-and-honeymoons#the-question'],
  ['where can I propose to my girlfriend', '/experiences/celebrations-and-honeymoons#the-question'],
  ['wheelchair', '/lionsands/travel-info#accessibility'],
  ['phone number', '/contact-us'],
  ['telefone number', '/contact-us'],
  ['malaria', '/lionsands/travel-info#health'],
  ['swiming', '/lionsands/tinga-lodge/hinkwenu-villa#question-is-there-a-pool'],
  ['wifi', '/lionsands/travel-info#telephone-and-wi-fi'],
  ['ballon', '/experiences/explore#hot-air-over-the-lowveld'],
  ['how much does a night cost', '/rates'],
  ['special offers', '/lionsands/rates-and-offers#stay-four-pay-three'],
  ['solo traveller discount', '/rates#one-is-a-good-number'],
  ['stay 4 nights pay 3', '/lionsands/rates-and-offers#stay-four-pay-three'],
  ['cancelation policy', '/booking-terms#if-you-need-to-cancel'],
  ['deposit', '/booking-terms#how-a-booking-is-made'],
  ['what should I pack', '/lionsands/travel-info#what-to-pack'],
  ['visa for south africa', '/travel-africa/travel-guide#passports-and-visas'],
  ['tipping', '/travel-africa/travel-guide#money-and-tipping'],
  ['best time to visit', '/travel-africa/travel-guide#when-to-come'],
  ['airport transfer to lion sands', '/lionsands/travel-info'],
  ['vegitarian', '/lionsands/travel-info#what-you-eat-and-do-not'],
  ['can I bring my baby', '/lionsands/river-lodge#question-are-children-welcome'],
  ['kids club', '/experiences/mack-and-madi-family-adventure#the-tent'],
  ['tree house', '/lionsands/treehouses'],
  ['chalkley', '/lionsands/treehouses/chalkley'],
  ['honeymoon', '/experiences/celebrations-and-honeymoons'],
  ['wedding', '/experiences/celebrations-and-honeymoons#married-under-a-tree'],
  ['river suite', '/lionsands/river-lodge/rooms#river-suite'],
  ['family suite safari lodge', '/marataba/safari-lodge/rooms#safari-family-suite'],
  ['hotel in cape town', '/capecadogan'],
  ['walking safari', '/experiences/safari#walking-safari'],
  ['boat trip', '/experiences/safari#boat-on-the-sabie'],
  ['penguins', '/experiences/mack-and-madi-family-adventure#penguins-before-nine'],
  ['wine tasting', '/experiences/food-and-wine#cellar-evening'],
  ['whale waching', '/experiences/explore#whales-from-the-cliff'],
  ['stargazing', '/experiences/mack-and-madi-family-adventure#the-sky-from-seven'],
  ['packing list', '/information-downloads#a-packing-list-for-small-aircraft'],
  ['monwana fact sheet pdf', '/information-downloads#monwana-fact-sheet'],
  ['jobs', '/careers'],
  ['travel agents', '/travel-partners'],
];

async function firstThree(question: string): Promise<readonly string[]> {
  const { $, status } = await site.page(`/search?${new URLSearchParams({ q: question })}`);
  expect(status).toBe(200);
  return $('main h3 a')
    .toArray()
    .slice(0, 3)
    .map((link) => $(link).attr('href') ?? '');
}

test('TRV-04/questions there are forty questions, each another', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(40);
});

test.each(questions)('TRV-04/questions “%s” finds %s among its first three', async (question, page) => {
  expect(await firstThree(question)).toContain(page);
});

test('TRV-04/questions what is found stands where the search leads to', async () => {
  const missing: string[] = [];
  const pages = new Map<string, Promise<Awaited<ReturnType<typeof site.page>>>>();
  for (const href of new Set(questions.map(([, page]) => page))) {
    const [path = '', anchor] = href.split('#', 2);
    const asked = pages.get(path) ?? site.page(path);
    pages.set(path, asked);
    const { $, status } = await asked;
    const stands = anchor === undefined || $(`[id="${anchor}"]`).length === 1;
    if (status !== 200 || !stands) missing.push(`${href} (${status})`);
  }
  expect(missing).toEqual([]);
});
