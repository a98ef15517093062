import { addressWord } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { experiencesOf } from '../../demo/content/experience-list.ts';
import { offers } from '../../demo/content/offers.ts';
import { downloads } from '../../demo/content/press/downloads.ts';
import { roomsOf } from '../../demo/content/rooms.ts';
import { stays } from '../../demo/content/stays.ts';
import { treehouses } from '../../demo/content/treehouses.ts';
import { site } from '../support/shared-site.ts';

type Question = readonly [about: string, question: string, page: string];

/** Questions as travellers type them, slips of the finger among them, and the page that must be among the first three. */
const questions: readonly Question[] = [
  ['experiences', 'proposal', '/experiences/celebrations-and-honeymoons#the-question'],
  [
    'synonyms',
    'where can I propose to my girlfriend',
    '/experiences/celebrations-and-honeymoons#the-question',
  ],
  ['synonyms', 'wheelchair', '/lionsands/travel-info#accessibility'],
  ['synonyms', 'phone number', '/contact-us'],
  ['mistyped', 'telefone number', '/contact-us'],
  ['questions', 'malaria', '/lionsands/travel-info#health'],
  ['mistyped', 'swiming', '/lionsands/tinga-lodge/hinkwenu-villa#question-is-there-a-pool'],
  ['synonyms', 'wifi', '/lionsands/travel-info#telephone-and-wi-fi'],
  ['mistyped', 'ballon', '/experiences/explore#hot-air-over-the-lowveld'],
  ['synonyms', 'how much does a night cost', '/rates'],
  ['offers', 'special offers', '/lionsands/rates-and-offers#stay-four-pay-three'],
  ['offers', 'solo traveller discount', '/rates#one-is-a-good-number'],
  ['offers', 'stay 4 nights pay 3', '/lionsands/rates-and-offers#stay-four-pay-three'],
  ['mistyped', 'cancelation policy', '/booking-terms#if-you-need-to-cancel'],
  ['synonyms', 'deposit', '/booking-terms#how-a-booking-is-made'],
  ['questions', 'what should I pack', '/lionsands/travel-info#what-to-pack'],
  ['synonyms', 'visa for south africa', '/travel-africa/travel-guide#passports-and-visas'],
  ['questions', 'tipping', '/travel-africa/travel-guide#money-and-tipping'],
  ['synonyms', 'best time to visit', '/travel-africa/travel-guide#when-to-come'],
  ['synonyms', 'airport transfer to lion sands', '/lionsands/travel-info'],
  ['mistyped', 'vegitarian', '/lionsands/travel-info#what-you-eat-and-do-not'],
  ['questions', 'can I bring my baby', '/travel-africa/travel-guide#children'],
  ['synonyms', 'kids club', '/experiences/mack-and-madi-family-adventure#the-tent'],
  ['treehouses', 'tree house', '/lionsands/treehouses'],
  ['treehouses', 'chalkley', '/lionsands/treehouses/chalkley'],
  ['experiences', 'honeymoon', '/experiences/celebrations-and-honeymoons'],
  ['experiences', 'wedding', '/experiences/celebrations-and-honeymoons#married-under-a-tree'],
  ['rooms', 'river suite', '/lionsands/river-lodge/rooms#river-suite'],
  ['rooms', 'family suite safari lodge', '/marataba/safari-lodge/rooms#safari-family-suite'],
  ['synonyms', 'hotel in cape town', '/capecadogan'],
  ['experiences', 'walking safari', '/experiences/safari#walking-safari'],
  ['experiences', 'boat trip', '/experiences/safari#boat-on-the-sabie'],
  ['experiences', 'penguins', '/experiences/mack-and-madi-family-adventure#penguins-before-nine'],
  ['experiences', 'wine tasting', '/experiences/food-and-wine#cellar-evening'],
  ['mistyped', 'whale waching', '/experiences/explore#whales-from-the-cliff'],
  ['experiences', 'stargazing', '/experiences/mack-and-madi-family-adventure#the-sky-from-seven'],
  ['downloads', 'packing list', '/information-downloads#a-packing-list-for-small-aircraft'],
  ['downloads', 'monwana fact sheet pdf', '/information-downloads#monwana-fact-sheet'],
  ['synonyms', 'jobs', '/careers'],
  ['synonyms', 'travel agents', '/travel-partners'],
];

/** Asked by people who had not read the site, of what it once had no answer to or led elsewhere. */
const askedLater: readonly Question[] = [
  ['synonyms', 'cheapest room', '/rates'],
  ['synonyms', 'bed for three', '/marataba/safari-lodge/rooms#safari-family-suite'],
  ['questions', 'horse riding', '/marataba#question-is-there-horse-riding'],
  ['synonyms', 'how do I get there from Johannesburg', '/lionsands/travel-info'],
  ['questions', 'massage', '/lionsands/river-lodge#question-is-there-a-spa'],
  ['synonyms', 'sleep outdoors under the stars', '/lionsands/treehouses'],
  ['offers', 'last minute deals', '/lionsands/rates-and-offers#stay-four-pay-three'],
  ['synonyms', 'check out time', '/lionsands/travel-info#check-in-and-check-out'],
  ['questions', 'are dogs allowed', '/lionsands/travel-info#dogs-and-other-pets'],
  ['questions', 'parking', '/capecadogan#question-is-there-parking'],
  ['questions', 'gift voucher', '/booking-terms#question-do-you-sell-gift-vouchers'],
  ['questions', 'fishing', '/lionsands#question-is-there-fishing'],
  ['synonyms', 'conference', '/experiences/celebrations-and-honeymoons#the-whole-lodge'],
  ['synonyms', 'sundowners', '/experiences/safari#morning-and-evening-drives'],
  ['synonyms', 'robben island', '/destinations/cape-town'],
  ['synonyms', 'christmas', '/travel-africa/travel-guide#when-to-come'],
  ['synonyms', 'swimming costume', '/lionsands/travel-info#what-to-pack'],
  ['synonyms', 'do guides speak german', '/lionsands/travel-info#languages'],
  ['questions', 'wild dogs', '/lionsands#question-which-animals-live-here'],
  ['questions', 'drone', '/lionsands/travel-info#drones'],
  ['synonyms', 'stroller', '/lionsands/travel-info#cots-high-chairs-and-prams'],
  ['synonyms', 'is the pool heated', '/lionsands/tinga-lodge/hinkwenu-villa#question-is-there-a-pool'],
  ['questions', 'newsletter', '/our-story#question-is-there-a-newsletter'],
  ['questions', 'book online', '/booking-terms#question-can-i-book-online'],
  ['experiences', 'proposal dinner', '/experiences/celebrations-and-honeymoons#the-question'],
  ['synonyms', 'how do I get to Marataba', '/marataba/travel-info'],
  ['synonyms', 'game drive cost', '/lionsands/travel-info#on-a-game-drive'],
  ['synonyms', 'couples massage', '/lionsands/river-lodge#question-is-there-a-spa'],
  ['mistyped', 'accomodation cape town', '/capecadogan'],
];

/** One of each class of words that led beside what was meant: an animal, a house, a place, an age, numbers in figures. */
const ofAClass: readonly Question[] = [
  ['synonyms', 'leopard', '/destinations/sabi-sands-reserve'],
  ['synonyms', 'giraffe', '/experiences/safari#morning-and-evening-drives'],
  ['mistyped', 'leapord', '/experiences/safari#morning-and-evening-drives'],
  ['synonyms', 'malaria free', '/marataba'],
  ['synonyms', 'exclusive use villa', '/residences'],
  ['synonyms', 'villa for 8', '/residences'],
  ['synonyms', 'hoedspruit', '/monwana#getting-here'],
  ['synonyms', 'things to do', '/experiences'],
  ['synonyms', 'minimum age kids', '/travel-africa/travel-guide#children'],
  ['synonyms', 'air conditioning', '/lionsands/travel-info#in-every-room'],
  ['offers', 'stay 4 pay 3', '/lionsands/rates-and-offers#stay-four-pay-three'],
];

const all = [...questions, ...askedLater, ...ofAClass];

async function firstThree(question: string): Promise<readonly string[]> {
  const { $, status } = await site.page(`/search?${new URLSearchParams({ q: question })}`);
  expect(status, question).toBe(200);
  return $('main h3 a')
    .toArray()
    .slice(0, 3)
    .map((link) => $(link).attr('href') ?? '');
}

test('forty questions are asked, each another', () => {
  expect(new Set(questions.map(([, question]) => question)).size).toBe(40);
});

test.each(all)('TRV-04/%s “%s” finds %s among its first three', async (_, question, page) => {
  // Every property answers what concerns all of them, and every house whether it has a spa: any of their pages will do.
  const ofAny = (path: string) =>
    path
      .replace(/^\/[^/]+(?=\/travel-info#)/, '/any')
      .replace(/^\/[\w/-]+(?=#question-is-there-a-spa$)/, '/any');
  expect((await firstThree(question)).map(ofAny)).toContain(ofAny(page));
});

test('TRV-04/questions what is found stands where the search leads to', async () => {
  const pages = new Map<string, ReturnType<typeof site.page>>();
  const missing: string[] = [];
  for (const href of new Set(all.map(([, , page]) => page))) {
    const [path = '', anchor] = href.split('#', 2);
    const asked = pages.get(path) ?? site.page(path);
    pages.set(path, asked);
    const { $, status } = await asked;
    const stands = anchor === undefined || $(`[id="${anchor}"]`).length === 1;
    if (status !== 200 || !stands) missing.push(href);
  }
  expect(missing).toEqual([]);
});

const today = new Date().toISOString();
/** Whatever there is, by its plain name; where several have one name, with its place. */
const named: Readonly<Record<string, readonly (readonly [name: string, anchor: string])[]>> = {
  experiences: Object.values(experiencesOf)
    .flat()
    .map(({ title, slug }) => [title, `#${slug}`]),
  rooms: Object.entries(roomsOf).flatMap(([lodge, list]) => {
    const { name = '' } = stays.find(({ contentfulTag }) => contentfulTag === lodge) ?? {};
    return list.map(({ roomName, slug }) => [`${roomName} ${name}`, `#${slug}`] as const);
  }),
  offers: offers
    .filter(({ from, until }) => from <= today && today <= until)
    .map(({ title, slug }) => [title, `#${slug}`]),
  treehouses: treehouses.map(({ name, slug }) => [name, `/${slug}`]),
  downloads: downloads.map(({ title }) => [title, `#${addressWord(title)}`]),
  questions: stays.flatMap(({ name, questions: own }) =>
    (own ?? []).map(({ question }) => [`${question} ${name}`, '#question-'] as const),
  ),
};

test.each(Object.keys(named))('TRV-04/%s every one is found by its plain name', async (group) => {
  const every = named[group] ?? [];
  expect(every.length).toBeGreaterThan(3);
  const missed: string[] = [];
  for (const [name, anchor] of every) {
    if (!(await firstThree(name)).some((href) => href.includes(anchor))) missed.push(name);
  }
  expect(missed).toEqual([]);
});

test('TRV-04/mistyped a word nothing is found by is taken for the one that was meant, and said so', async () => {
  const { $ } = await site.page('/search?q=ballon');
  expect($('main [role="status"]').text()).toContain('We looked for “balloon”, since no page has “ballon”.');
  const { $: right } = await site.page('/search?q=balloon');
  expect(right('main [role="status"]').text()).not.toContain('We looked for');
});

test('TRV-04/experiences a result shows its picture, its kind and its place', async () => {
  const { $ } = await site.page('/search?q=balloon');
  const results = $('main li:has(h3)');
  const first = results.filter((_, row) => $(row).find('a[href$="#hot-air-over-the-lowveld"]').length > 0);
  expect(first.find('p').first().text()).toBe('Experience Lion Sands and Monwana');
  const picture = first.find('img');
  // The best answer's is the largest of the page, and fetched at once; the others wait until somebody comes near.
  const waits = results.toArray().map((row) => $(row).find('img').attr('loading') ?? 'no picture');
  expect(waits[0]).toBe('eager');
  expect(waits.slice(1)).toContain('lazy');
  expect(waits.slice(1)).not.toContain('eager');
  expect(Number(picture.attr('width'))).toBeGreaterThan(100);
  expect(Number(picture.attr('height'))).toBeGreaterThan(100);
  expect(picture.attr('class')).toMatch(/\bfx-\d+ fy-\d+\b/);
});

test('TRV-04/nothing-found three ways on stand in the place of results, and lead to pages', async () => {
  const { $ } = await site.page('/search?q=qqqqzzzz');
  expect($('h1').text()).toBe('Nothing found for “qqqqzzzz”');
  expect(
    $('main h2')
      .toArray()
      .map((heading) => $(heading).text()),
  ).toEqual(['Choose a place to stay', 'Choose an experience', 'Ask a person']);
  const links = $('main section a[href^="/"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  for (const path of ['/lionsands', '/experiences', '/contact-us']) expect(links).toContain(path);
  const answers = await Promise.all(links.map(async (href) => [href, (await site.get(href)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect($('main section a[href^="tel:"]')).toHaveLength(1);
});
