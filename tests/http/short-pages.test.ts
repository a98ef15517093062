import { expect, test } from 'vitest';
import { committee } from '../../demo/content/impact/pillars.ts';
import { projects } from '../../demo/content/impact/projects.ts';
import { capeCadoganProperty } from '../../demo/content/properties/capecadogan.ts';
import { monwana } from '../../demo/content/properties/monwana.ts';
import { capeCadogan, quartersResidenceStay } from '../../demo/content/stays/cape-cadogan.ts';
import { monwanaLodge, monwanaResidence } from '../../demo/content/stays/monwana.ts';
import { riverLodge } from '../../demo/content/stays/river-lodge.ts';
import { tingaLodge } from '../../demo/content/stays/tinga-lodge.ts';
import { kingston } from '../../demo/content/treehouses/kingston.ts';
import { eachOf, partNamed, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

type PageEntry = Pick<
  typeof riverLodge,
  'statement' | 'statementText' | 'facts' | 'menu' | 'expect' | 'questions' | 'routes'
>;

/** Whatever an entry says of a place that its page tells at length. */
const saidBy = ({ statement, statementText, facts, menu, expect: points, questions, routes }: PageEntry) => [
  ...[statement, statementText].flatMap((words) => words ?? []),
  ...(facts ?? []).flatMap(({ label, value }) => [label, value]),
  ...(menu ?? []).flatMap(({ dish, with: served }) => [dish, served ?? '']),
  ...(points ?? []).flatMap(({ title, text }) => [title, text]),
  ...(questions ?? []).flatMap(({ question, answer }) => [question, answer]),
  ...(routes ?? []).slice(0, 5).flatMap(({ from, by, time }) => [from, by ?? '', time ?? '']),
];

const squeezed = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();

test.each([
  ['/capecadogan', [capeCadoganProperty, { ...capeCadogan, routes: [] }]],
  ['/monwana', [monwana, { ...monwanaLodge, routes: [] }]],
  ['/lionsands/river-lodge', [riverLodge]],
  ['/lionsands/tinga-lodge', [tingaLodge]],
] as const)(
  '%s has one statement, one strip of facts, one section of questions, and loses none of its words',
  async (path, entries) => {
    const { $ } = await site.page(path);
    const main = wordsOf($('main'));
    const lost = entries
      .flatMap((entry) => saidBy(entry as PageEntry))
      .filter((words) => !main.includes(squeezed(words)));
    expect(lost).toEqual([]);
    // Large words of its own a page says once; so are its facts, and its questions with those of guests with needs of their own.
    expect($('main p[class*="statement"]')).toHaveLength(1);
    expect($('main dl[class*="facts"]').filter((_, list) => $(list).closest('li').length === 0)).toHaveLength(
      1,
    );
    expect(partNamed($, /^Questions about|^What to expect$/)).toHaveLength(1);
  },
);

test('the map of a lodge has its own pins, and that of its property all of them', async () => {
  const pins = async (path: string) => {
    const { $ } = await site.page(path);
    return eachOf($, $('#getting-here section li b'));
  };
  const [own, all] = [await pins('/lionsands/river-lodge'), await pins('/lionsands')];
  expect(own).toContain('River Lodge');
  expect(own).toContain('Skukuza airport');
  for (const other of ['Tinga Lodge', 'Kingston', 'Lillydale']) {
    expect(own).not.toContain(other);
    expect(all).toContain(other);
  }
});

test.each([
  ['/capecadogan', quartersResidenceStay, 'Rooms and a house at Cape Cadogan'],
  ['/monwana', monwanaResidence, 'Suites and a house at Monwana'],
])(
  '%s has its one private house among its rooms, with all that is said of it',
  async (path, house, heading) => {
    const { $ } = await site.page(path);
    const part = partNamed($, new RegExp(`^${heading}$`));
    expect(part).toHaveLength(1);
    const card = part.find('li').last();
    expect(card.find('h3 a').attr('href')).toBe(house.link);
    for (const words of [house.name, house.line, 'Price in'])
      expect(wordsOf(card)).toContain(squeezed(words));
    for (const feature of house.features ?? []) expect(wordsOf(card)).toContain(feature);
    expect($('#stays')).toHaveLength(0);
  },
);

test('long lists are closed with their count, and nothing of them is left out', async () => {
  const summaries = async (path: string) => {
    const { $ } = await site.page(path);
    expect($('main details[open]').length, path).toBe(0);
    return { words: wordsOf($('main')), named: eachOf($, $('main summary')), $ };
  };
  const treehouse = await summaries('/lionsands/treehouses/kingston');
  expect(treehouse.named).toContain(`${kingston.whatToBring?.length} lines`);

  const hotel = await summaries('/capecadogan');
  for (const count of ['06:00 to 20:00', '11 things', '3 stories', '12 more questions']) {
    expect(hotel.named, count).toContain(count);
  }
  for (const { title, text } of capeCadoganProperty.day ?? []) {
    expect(hotel.words).toContain(squeezed(title));
    expect(hotel.words).toContain(squeezed(text));
  }

  const impact = await summaries('/impact');
  expect(impact.named).toContain(`${projects.length - 3} more projects`);
  for (const { tagline } of projects) expect(impact.words).toContain(tagline);
  expect(impact.named.filter((name) => name === 'Biography')).toHaveLength(committee.length);
  expect(impact.$('main blockquote')).toHaveLength(1);
});
