import { describe, expect, test } from 'vitest';
import { contradictions } from '../../apps/studio/src/facts/contradictions.ts';
import { placeFacts } from '../../apps/studio/src/facts/place-facts.ts';
import { saidFacts } from '../../apps/studio/src/facts/said-facts.ts';
import type { SayingEntry } from '../../apps/studio/src/facts/saying.ts';
import { demonstration } from '../../demo/content/demonstration.ts';
import { secondCollection } from './second.ts';

type Entry = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, Entry | readonly Entry[]>>;

const demo = demonstration() as unknown as Content;

/** References as a studio keeps them: by id. */
function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept);
  if (value === null || typeof value !== 'object') return value;
  if ('refersTo' in value && 'name' in value) return value.name;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, kept(each)]));
}

const nameOf = ({ key, contentfulTag, slug, title, name, heading }: Entry, collection: string) =>
  String(key ?? contentfulTag ?? slug ?? title ?? name ?? heading ?? collection);

/** Every entry of a collection, some changed: `{ 'propertyUpdated marataba': row => ({ … }) }`. */
function found(
  changes: Readonly<Record<string, (row: Entry) => Entry>> = {},
  content = demo,
): readonly (readonly [where: string, says: string])[] {
  const unknown = new Set(Object.keys(changes));
  const entries = Object.entries(content).flatMap(([collection, rows]) =>
    [rows].flat().map((entry): SayingEntry => {
      const id = nameOf(entry, collection);
      const name = `${collection} ${id}`;
      unknown.delete(name);
      const row = kept({ id, ...entry, ...changes[name]?.(entry) }) as Entry;
      const [facts, said] = [placeFacts(collection, row), saidFacts(collection, row)];
      const title = String(row.title ?? row.name ?? row.heading ?? name);
      return {
        ...{ collection, id, title, published: true },
        ...(facts && { placeFacts: facts }),
        ...(said && { saidFacts: said }),
      };
    }),
  );
  if (unknown.size > 0) throw new Error(`no entry ${[...unknown].join()}`);
  return contradictions(entries, '2026-11-30').map(({ collection, id, says }) => [
    `${collection} ${id}`,
    says,
  ]);
}
const where = (...given: Parameters<typeof found>) => found(...given).map(([name]) => name);

const rows = (value: unknown) => value as readonly Entry[];
const levies = (amount: number) => (row: Entry) => ({
  levies: rows(row.levies).map((each) => (each.amount === 680 ? { ...each, amount } : each)),
});

test('FAC-01/demonstration no entry of any collection contradicts another', () => {
  expect(found()).toEqual([]);
  expect(found({}, secondCollection.content as unknown as Content)).toEqual([]);
});

describe('a fact changed alone in the demonstration', () => {
  test('FAC-01/hours Saturdays until twelve name who says until one', () => {
    const week = (row: Entry) => ({
      week: rows(row.week).map((each) => (each.day === 'Saturday' ? { ...each, closes: '12:00' } : each)),
    });
    const changed = found({ 'contactDetails contactDetails': week });
    expect(changed.map(([name]) => name)).toEqual([
      'travelPartners For travel partners',
      'travelPartnerResources Travel partner resources',
      'contactDetails contactDetails',
    ]);
  });

  test('FAC-01/durations two hours on the safari page name it beside the experience and travel information', () => {
    const drive = (duration: string) => (row: Entry) => ({
      activities: rows(row.activities).map((each) =>
        each.title === 'By vehicle' ? { ...each, duration } : each,
      ),
    });
    const changed = found({ 'ourSafaris Safaris at Lion Sands': drive('Two hours, at 06:00 and 16:00') });
    expect(changed).toContainEqual([
      'ourSafaris Safaris at Lion Sands',
      '“By vehicle” says “Two hours, at 06:00 and 16:00”, and “Morning and evening game drives” “Three hours, twice a day”.',
    ]);
    expect(changed.some(([, says]) => says.includes('“On a game drive”'))).toBe(true);
    expect(changed).toHaveLength(2);
  });

  test('FAC-01/durations an experience names every place and what it expects', () => {
    const changed = found({
      'experiences morning-and-evening-drives': () => ({ duration: 'Three and a half hours' }),
    });
    expect(new Set(changed.map(([name]) => name.split(' ')[0]))).toEqual(
      new Set(['ourSafaris', 'propertyUpdated', 'whatToExpect']),
    );
  });

  test('FAC-01/prices a vehicle of one’s own at another price at River Lodge names it beside the experience', () => {
    const questions = (row: Entry) => ({
      questions: rows(row.questions).map((each) => ({
        ...each,
        answer: String(each.answer).replace('R 9 800 a day', 'R 8 800 a day'),
      })),
    });
    const changed = found({ 'accommodation lion-sands-river-lodge': questions });
    expect(changed).toEqual([
      [
        'accommodation lion-sands-river-lodge',
        '“Can we have our own vehicle?” says “Yes, at R 8 800 a day”, and “Private safari vehicle and guide” “R 9 800 at Lion Sands and Monwana or R 4 900 at Marataba, per vehicle, per day”.',
      ],
    ]);
  });

  test('FAC-01/usual-price an offer with another usual price than the site’s is named', () => {
    const usual = (row: Entry) => ({
      saving: { ...(row.saving as object), usualPrice: 9800, price: 4900 },
    });
    expect(where({ 'offer half-a-vehicle': usual })).toEqual(['offer half-a-vehicle']);
  });

  const words = (field: string, from: string, to: string) => (row: Entry) => {
    const changed = JSON.parse(JSON.stringify(row[field]).replaceAll(from, to));
    if (JSON.stringify(changed) === JSON.stringify(row[field])) throw new Error(`${from} is not said.`);
    return { [field]: changed };
  };

  test('FAC-01/treehouse-ages the travel guide that says another age of treehouses is named', () => {
    const guide = (row: Entry) =>
      JSON.parse(
        JSON.stringify(row).replace('Treehouses are from sixteen years', 'Treehouses are from twelve years'),
      );
    expect(found({ 'travelGuide Before you travel': guide })).toEqual([
      [
        'travelGuide Before you travel',
        'It says “Treehouses are from twelve years”, and the treehouse “Chalkley” is from sixteen.',
      ],
    ]);
  });

  test('FAC-01/treehouse-ages rates changed alone name each page that says the old age', () => {
    const older = Object.entries(demo)
      .filter(([collection]) => collection === 'rate')
      .flatMap(([, entries]) => rows(entries))
      .filter(({ title }) => String(title).startsWith('Chalkley'))
      .map((row) => [`rate ${nameOf(row, 'rate')}`, () => ({ childFrom: 18 })] as const);
    expect(older.length).toBeGreaterThan(0);
    const names = where(Object.fromEntries(older));
    for (const name of [
      'travelGuide Before you travel',
      'propertyUpdated lionsands',
      'treehouse chalkley',
      'experiences one-night-at-chalkley',
    ])
      expect(names).toContain(name);
    expect(names).not.toContain('propertyUpdated marataba');
  });

  test('FAC-01/malaria the travel guide that says other months, or none, is named', () => {
    const guide = 'travelGuide Before you travel';
    const told = (from: string, to: string) =>
      found({
        [guide]: (row: Entry) => {
          const changed = JSON.stringify(row).replace(from, to);
          if (changed === JSON.stringify(row)) throw new Error(`${from} is not said.`);
          return JSON.parse(changed);
        },
      });
    expect(told('from October to May', 'from November to May')).toEqual([
      [
        guide,
        expect.stringMatching(
          /^It says “There is malaria in the Lowveld, mostly from November to May, .*”, and the property “Lion Sands Game Reserve” “Malaria occurs in the Lowveld, mostly from October to May”\.$/,
        ),
      ],
    ]);
    expect(
      told('There is malaria in the Lowveld, mostly from October to May', 'No malaria in the Lowveld'),
    ).toHaveLength(1);
    expect(told('in the Lowveld, mostly from October', 'in Botswana, mostly from November')).toEqual([]);
  });

  test('FAC-01/activity-ages the travel guide that takes the young on walking safaris is named', () => {
    const guide = 'travelGuide Before you travel';
    const other = (row: Entry) =>
      JSON.parse(JSON.stringify(row).replace('they must be sixteen', 'they must be twelve'));
    expect(found({ [guide]: other })).toEqual([
      [
        guide,
        'It says “On our walking safaris they must be twelve”, and the experience “Walking safari with two guides” is from sixteen years.',
      ],
    ]);
    const category = (row: Entry) =>
      JSON.parse(
        JSON.stringify(row).replace(
          'Walking in big-game country starts at sixteen',
          'Walks in big-game country are from fourteen',
        ),
      );
    expect(where({ 'experiencesCategory Mack & Madi Family Adventure': category })).toEqual([
      'experiencesCategory Mack & Madi Family Adventure',
    ]);
    const walk = found({ 'experiences walking-safari': () => ({ ages: 'From fourteen years' }) });
    expect(walk.map(([name]) => name)).toContain(guide);
  });

  describe('FAC-01/booking what holds for a booking', () => {
    const terms = 'page booking-terms';
    const told = (name: string, from: string, to: string) => {
      let isSaid = false;
      const changed = found({
        [name]: (row: Entry) => {
          const all = JSON.stringify(row);
          isSaid ||= all.includes(from);
          return JSON.parse(all.replace(from, to));
        },
      });
      if (!isSaid) throw new Error(`${from} is not said.`);
      return changed;
    };

    test.each([
      [
        terms,
        'a deposit of 30 per cent',
        'a deposit of 40 per cent',
        'You say yes and pay a deposit of 40 per cent',
      ],
      [terms, '"30 per cent"', '"25 per cent"', '“Deposit” says “25 per cent”'],
      [terms, 'a credit for eighteen months', 'a credit for twelve months', 'credit for twelve months'],
      [terms, 'due 60 days before you arrive', 'due 45 days before you arrive', 'The rest is due 45 days'],
      [terms, '90 per cent paid back', '80 per cent paid back', '80 per cent paid back'],
      ['contactDetails contactDetails', 'for seven days', 'for ten days', 'We hold the rooms for ten days'],
      [
        'propertyUpdated marataba',
        '30 per cent to confirm',
        '40 per cent to confirm',
        '40 per cent to confirm',
      ],
      [terms, '"Yes. Prices at our', '"No. Prices at our', 'we quote in dollars or pounds when you ask'],
      [terms, 'places are set in rand', 'places are set in dollars', 'set in dollars'],
    ])('%s: %s as %s', (name, from, to, says) => {
      expect(told(name, from, to)).toEqual([[name, expect.stringContaining(says)]]);
    });

    test('FAC-01/answers who answers when goes by the desks of the contact details', () => {
      expect(told(terms, 'answers within two working days', 'answers within five working days')).toEqual([
        [
          terms,
          'It says “the general manager answers within five working days”, and the contact details say of “Something went wrong” “Within two working days, from the general manager”.',
        ],
      ]);
      const sameEvening = told(
        'contactDetails contactDetails',
        'Within two working days, from the general manager',
        'The same evening, from the general manager',
      );
      expect(sameEvening.map(([name]) => name)).toEqual([terms]);
      const two = told(
        terms,
        'a person answers within one working day',
        'a person answers within two working days',
      );
      expect(two.map(([name]) => name)).toEqual([terms]);
    });
  });

  test('FAC-01/years and FAC-01/ways what Safari Lodge says alone is named beside who says the other', () => {
    const lodge = 'accommodation marataba-safari-lodge';
    const told = (...changes: readonly (readonly [from: string, to: string])[]) =>
      found({
        [lodge]: (row: Entry) =>
          changes.reduce<Entry>((before, [from, to]) => {
            const all = JSON.stringify(before);
            if (!all.includes(from)) throw new Error(`${from} is not said.`);
            return JSON.parse(all.replace(from, to));
          }, row),
      });
    expect(told(['since March 2024', 'since March 2023'])).toHaveLength(1);
    const fact = ['3 hours 30 minutes by road', '3 hours by road'] as const;
    expect(told(fact).map(([name]) => name)).toEqual([lodge]);
    const words = ['three and a half hours from Johannesburg', 'three hours from Johannesburg'] as const;
    expect(told(fact, words).map(([name]) => name)).toEqual([
      'propertyUpdated marataba',
      'region marakele',
      'destination marakele-national-park',
    ]);
  });

  test('FAC-01/drive-ages under fives at River Lodge name it beside its property', () => {
    const changed = found({
      'accommodation lion-sands-river-lodge': words('childPolicy', 'Under sixes', 'Under fives'),
    });
    expect(changed).toEqual([
      [
        'accommodation lion-sands-river-lodge',
        expect.stringMatching(/^It says “Under fives do not go on shared drives”, and “.*” “.*under six/i),
      ],
    ]);
  });

  test('FAC-01/expectations what to expect of the boat is held to the boat', () => {
    const boat = 'whatToExpect boat-on-the-sabie';
    const title = 'Boat safari on the Sabie River';
    const told = (field: string, from: string, to: string) => found({ [boat]: words(field, from, to) });
    expect(told('iconsFeatures', 'From six years', 'From four years')).toEqual([
      [boat, `It says “From four years”, and the experience “${title}” “From six years”.`],
    ]);
    expect(told('iconsFeatures', 'From November to April', 'From March to September')).toEqual([
      [boat, `It says “From March to September”, and the experience “${title}” “November to April”.`],
    ]);
    expect(told('appointments', 'from November to April', 'from March to September')).toHaveLength(1);
    expect(told('description', 'an hour and a half', 'two hours')).toEqual([
      [
        boat,
        expect.stringMatching(/^It says “A flat, quiet boat.*two hours.*”, and .* “An hour and a half”\.$/),
      ],
    ]);
    const experience = (more: Entry) => found({ 'experiences boat-on-the-sabie': () => more });
    expect(experience({ ages: 'From four years' }).map(([name]) => name)).toContain(boat);
    expect(experience({ season: 'March to September' }).map(([name]) => name)).toContain(boat);
    expect(experience({ duration: 'Two hours' }).map(([name]) => name)).toContain(boat);
  });

  test('FAC-01/levies an amount of one property names its fact line and its lodges, whose rates still go with theirs', () => {
    const ofProperty = { 'propertyUpdated marataba': levies(700) };
    expect(where(ofProperty)).toEqual([
      'accommodation marataba-safari-lodge',
      'accommodation marataba-mountain-lodge',
      'propertyUpdated marataba',
    ]);
    const ofLodges = {
      'accommodation marataba-safari-lodge': levies(700),
      'accommodation marataba-mountain-lodge': levies(700),
    };
    const names = where({ ...ofProperty, ...ofLodges });
    expect(names[0]).toBe('propertyUpdated marataba');
    expect(names.length).toBeGreaterThan(4);
    for (const name of names.slice(1)) expect(name).toMatch(/^rate (?:Safari|Mountain) Lodge, .*, 202[67]$/);
  });

  test('FAC-01/levies an amount of every place names rates, terms, impact, our story and openings of pages', () => {
    const all = Object.entries(demo).flatMap(([collection, entries]) =>
      [entries]
        .flat()
        .filter((row) => Array.isArray(row.levies))
        .map((row) => [`${collection} ${nameOf(row, collection)}`, levies(700)] as const),
    );
    const names = where(Object.fromEntries(all));
    for (const name of ['impact Impact: what the lodges give back', 'page our-story', 'page booking-terms'])
      expect(names).toContain(name);
    const kinds = new Set(names.map((name) => name.split(' ')[0]));
    for (const kind of ['rate', 'experiencesCategory', 'introSection', 'mediaContactDetails'])
      expect(kinds).toContain(kind);
    expect(kinds).not.toContain('blog');
  });
});
