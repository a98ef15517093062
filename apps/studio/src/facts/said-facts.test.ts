import { describe, expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { durationSaid } from './durations.ts';
import { hoursSaid, weekOf, whyHoursDiffer } from './hours.ts';
import { placeFacts } from './place-facts.ts';
import { requireOneWeek } from './require-agreement.ts';
import { saidFacts } from './said-facts.ts';
import type { SayingEntry } from './saying.ts';

let ids = 1000;
const entry = (collection: string, row: Readonly<Record<string, unknown>>): SayingEntry => {
  ids += 1;
  const id = typeof row.id === 'number' ? row.id : ids;
  const facts = placeFacts(collection, row);
  const said = saidFacts(collection, row);
  const title = String(row.title ?? row.name ?? row.heading ?? collection);
  return {
    ...{ collection, id, title, published: true },
    ...(facts && { placeFacts: facts }),
    ...(said && { saidFacts: said }),
  };
};
const says = (...entries: readonly SayingEntry[]) =>
  contradictions(entries, '2026-11-30').map((found) => `${found.title}: ${found.says}`);

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const open = (day: string, opens: string, closes: string) => ({ day, open: true, opens, closes });
const week = (closes = '13:00') => [
  ...weekdays.map((day) => open(day, '08:00', '17:00')),
  open('saturday', '09:00', closes),
  { day: 'sunday', open: false },
];

describe('office hours', () => {
  test.each([
    ['Monday to Friday 08:00 to 17:00, Saturday 09:00 to 13:00', null],
    ['Mondays to Fridays from 8 to 5, Saturdays until one', null],
    ['08:00 to 17:00, Monday to Friday, Saturday 9 am to 1 pm', null],
    ['Weekdays 08:00–17:00; Saturdays 09:00–13:00; closed on Sundays', null],
    ['A person answers from 08:00 to 17:00, South African time, and on Saturdays until one.', null],
    ['Monday to Friday 08:00 to 17:00, Saturday until noon', 'Saturday until 12:00'],
    ['Monday to Friday 08:00 to 18:00', 'Monday 08:00 to 18:00'],
    ['Monday, Tuesday and Saturday 08:00 to 17:00', 'Saturday 08:00 to 17:00'],
    ['Every day 08:00 to 17:00', 'Saturday 08:00 to 17:00'],
    ['Monday to Saturday from eight to five', 'Saturday 08:00 to 17:00'],
    ['Saturday closed', 'Saturday closed'],
    ['From 07:00 to 17:00', '07:00 to 17:00'],
    ['Sundays from 10:00', 'Sunday from 10:00'],
    // What is not read for certain is left alone.
    ['When the kettle is on', null],
    ['08:00 to 16:00 on public holidays', null],
    ['07:00 to 15:00 GMT', null],
    ['Within one working day', null],
    ['We answer two to four letters a day', null],
    ['A concierge answers until ten', null],
    ['Saturdays until 31 December', null],
    ['A concierge answers on WhatsApp from 07:00 to 21:00', null],
    ['Somebody answers the radio at night, from 22:00 to 05:00', null],
    ['', null],
  ])('FAC-01/hours "%s" beside the week: %s', (words, differs) => {
    expect(whyHoursDiffer(hoursSaid(words), weekOf({ week: week() }))?.said ?? null).toBe(differs);
  });

  test('FAC-01/hours contact details whose words and week differ are not published', () => {
    const asked = (closes: string, context: object = {}) =>
      requireOneWeek({
        collection: { slug: 'contactDetails' },
        data: { week: week(closes) },
        originalDoc: {
          _status: 'published',
          officeDays: 'Monday to Friday',
          officeHours: '08:00 to 17:00, Saturday 09:00 to 13:00',
        },
        req: { context, t: (key: string) => key },
      } as never);
    let message = '';
    try {
      asked('12:00');
    } catch (error) {
      message = (error as { data: { errors: { message: string }[] } }).data.errors[0]?.message ?? '';
    }
    expect(message).toBe(
      '“Office hours, in words” says Saturday 09:00 to 13:00, and “Office hours, day by day” Saturday 09:00 to 12:00. Visitors would read both: change one of them.',
    );
    expect(asked('13:00')).toBeDefined();
    expect(asked('12:00', { unguarded: true })).toBeDefined();
  });

  test('FAC-01/hours another entry that says when somebody answers is named', () => {
    const partners = entry('travelPartners', {
      heading: 'For travel partners',
      needAssistance:
        'Holds, net rates, changes to a booking: a person answers from 08:00 to 17:00, and on Saturdays until one.',
    });
    const contact = (closes: string) => entry('contactDetails', { title: 'Numbers', week: week(closes) });
    expect(says(partners, contact('13:00'))).toEqual([]);
    expect(says(partners, contact('12:00'))).toEqual([
      expect.stringMatching(
        /^For travel partners: It says “Holds, net rates.*until one”, and the contact details Saturday 09:00 to 12:00\.$/,
      ),
    ]);
    const gate = entry('page', { title: 'Gates', text: 'The gate is open from 05:00 to 22:00.' });
    const airport = entry('contactDetails', {
      week: week(),
      offices: [{ name: 'The airport', line: 'A desk and someone to meet you, 07:00 to 18:00 every day.' }],
    });
    expect(says(gate, airport)).toEqual([]);
    const own = entry('contactDetails', {
      title: 'Numbers',
      week: week(),
      officeHours: 'Saturday until noon',
    });
    expect(says(own)).toEqual([
      'Numbers: It says “Saturday until noon”, and its own “Office hours, day by day” Saturday 09:00 to 13:00.',
    ]);
  });
});

describe('durations', () => {
  test.each([
    ['Three hours, at 06:00 and 16:00', 3, 3],
    ['Three and a half hours', 3.5, 3.5],
    ['An hour and a half, November to April', 1.5, 1.5],
    ['An hour and a quarter', 1.25, 1.25],
    ['Two and three-quarter hours', 2.75, 2.75],
    ['Three quarters of an hour', 0.75, 0.75],
    ['Half an hour', 0.5, 0.5],
    ['Two to four hours, in the morning', 2, 4],
    ['90 minutes', 1.5, 1.5],
    ['1 hour 30 minutes', 1.5, 1.5],
    ['2½ hours', 2.5, 2.5],
    ['2.5 hours, twice a day', 2.5, 2.5],
    ['2–3 h', 2, 3],
    ['Tuesdays and Fridays, four and a half hours', 4.5, 4.5],
    ['About three hours', 2.5, 3.5],
  ])('FAC-01/durations "%s" is %s to %s hours', (words, least, most) => {
    expect(durationSaid(words)).toEqual({ least, most });
  });

  test.each([
    ...['As long as you like', 'From two hours to seven', 'Half a day', 'Up to three hours', 'By the day'],
    ...['One night', 'Wednesdays, from 04:45', 'Three hours, or two hours in winter', 'Three mornings', ''],
    ...['Half an hour before sunset', 'Two hours or more'],
  ])('"%s" is not read', (words) => {
    expect(durationSaid(words)).toBeNull();
  });

  const safaris = (duration: string, title = 'By vehicle', property = 'delta') =>
    entry('ourSafaris', { title: 'Safaris', property, activities: [{ title, duration }] });
  const drives = (duration: string, more: object = {}) =>
    entry('experiences', {
      ...{ title: 'Morning and evening game drives', duration, properties: ['delta'] },
      ...more,
    });

  test('FAC-01/durations the same activity of the same place is named with both', () => {
    expect(says(safaris('Three hours, at 06:00'), drives('Three hours, twice a day'))).toEqual([]);
    expect(says(safaris('Two hours, at 06:00'), drives('Three hours, twice a day'))).toEqual([
      'Safaris: “By vehicle” says “Two hours, at 06:00”, and “Morning and evening game drives” “Three hours, twice a day”.',
    ]);
  });

  test('FAC-01/durations travel information and questions of a property are read, where they begin with it', () => {
    const property = (title: string, text: string) =>
      entry('propertyUpdated', { name: 'The Delta', key: 'delta', travelInfo: [{ title, text }] });
    expect(
      says(property('On a game drive', 'Three hours, six to a vehicle. Coffee comes.'), drives('Two hours')),
    ).toEqual([
      'The Delta: “On a game drive” says “Three hours, six to a vehicle”, and “Morning and evening game drives” “Two hours”.',
    ]);
    expect(says(property('On a game drive', 'Coffee comes after three hours.'), drives('Two hours'))).toEqual(
      [],
    );
    const asked = entry('propertyUpdated', {
      ...{ name: 'The Delta', key: 'delta' },
      questions: [{ question: 'How long is a game drive?', answer: 'It lasts three hours.' }],
    });
    expect(says(asked, drives('Two hours'))).toHaveLength(1);
  });

  test('FAC-01/durations what an experience expects is of the same activity', () => {
    const expected = entry('whatToExpect', {
      ...{ id: 7, title: 'First days' },
      iconsFeatures: [{ title: 'Two drives a day', description: 'Three hours each, included.' }],
    });
    expect(says(expected, drives('Three and a half hours', { whatToExpect: 7 }))).toHaveLength(1);
    expect(says(expected, drives('Three hours', { whatToExpect: 7 }))).toEqual([]);
    expect(says(expected, drives('Three and a half hours', { whatToExpect: 8 }))).toEqual([]);
  });

  test('FAC-01/durations another activity or another place is not compared', () => {
    expect(says(safaris('Two hours', 'By vehicle', 'ridge'), drives('Three hours'))).toEqual([]);
    const other = (title: string) =>
      says(safaris('Two hours'), drives('Three hours', { title, properties: ['delta'] }));
    for (const title of [
      'Private game drive for children under six',
      'Night drive at full moon',
      'Morning game drive',
    ])
      expect(other(title), title).toEqual([]);
    expect(says(safaris('Two to three hours'), drives('Three hours'))).toEqual([]);
    const walks = (title: string, duration: string) =>
      entry('experiences', { title, duration, properties: ['delta'] });
    expect(says(safaris('Two hours', 'On foot'), walks('Walking safaris', 'Four hours'))).toHaveLength(1);
    expect(says(safaris('Two hours', 'Rhino on foot'), walks('Walking safaris', 'Four hours'))).toEqual([]);
  });
});

describe('an entry that has a field of its own for how long it takes, and from which age', () => {
  const drives = (description: string, more: object = {}) =>
    says(
      entry('experiences', {
        ...{ title: 'Game drives', duration: 'Three hours, twice a day', ages: 'From six years' },
        ...{ description, properties: ['delta'], ...more },
      }),
    );

  test.each([
    'Out at six. Each drive lasts three hours.',
    'It takes two to three hours.',
    'Coffee takes half an hour. The drive to the gate takes an hour.',
    'Each of the two breaks takes ten minutes.',
    'The walk takes two hours from the gate to the camp.',
    'It takes an hour to get there.',
    'After two hours you stop. A drive usually lasts as long as you like.',
    'From six years. From ten until lunch, at the river from three.',
  ])('FAC-01/own-length "%s" goes with it', (description) => {
    expect(drives(description)).toEqual([]);
  });

  test.each([
    ['Out at six. Each drive lasts two hours.', 'Each drive lasts two hours'],
    ['It lasts for four hours.', 'It lasts for four hours'],
    ['A game drive takes an hour and a half.', 'A game drive takes an hour and a half'],
    ['Every drive is two hours long.', 'Every drive is two hours long'],
    ['They last two hours each, with coffee.', 'They last two hours each, with coffee'],
  ])('FAC-01/own-length "%s" does not', (description, sentence) => {
    expect(drives(description)).toEqual([
      `Game drives: It says “${sentence}”, and its own “Takes” “Three hours, twice a day”.`,
    ]);
  });

  test('FAC-01/own-length so do activities of a safari page, and ages', () => {
    const safaris = (text: string) =>
      says(
        entry('ourSafaris', {
          ...{ title: 'Safaris', property: 'delta' },
          activities: [{ title: 'By barge', duration: 'Two hours', text }],
        }),
      );
    expect(safaris('It takes two hours.')).toEqual([]);
    expect(safaris('The cruise takes three hours.')).toEqual([
      'Safaris: “By barge” says “The cruise takes three hours”, and its own “Takes” “Two hours”.',
    ]);
    expect(drives('From four years, with a guide.')).toEqual([
      'Game drives: It says “From four years, with a guide”, and its own “Ages” “From six years”.',
    ]);
    expect(drives('From four years.', { ages: 'Ask us' })).toEqual([]);
  });
});

describe('years and ways', () => {
  const camp = (text: string, name = 'Reed Camp', more: object = {}) =>
    entry('accommodation', { name, property: 'delta', text, ...more });
  const page = (text: string) => entry('page', { title: 'Our story', text });

  test.each([
    ['It was built in 2012.', 'Reed Camp opened in 2013.'],
    ['The lodge has run on solar power since March 2024.', 'Reed Camp has run on solar power since 2024.'],
    ['The lodge has run on solar power since March 2024.', 'Fig Camp has run on solar power since 2021.'],
    ['The lodge has run on solar power since March 2024.', 'Reed Camp has had no fence since 2017.'],
    ['The reserve has had no fence since 1993.', 'Reed Camp has had no fence since 2017.'],
    ['The deck was built in 2012.', 'Reed Camp was built in 1998.'],
    ['It was built in 2012.', 'We built Reed Camp and Fig Camp; Reed Camp and Fig Camp were built in 2011.'],
  ])('FAC-01/years "%s" goes with "%s"', (one, other) => {
    expect(says(camp(one), camp('', 'Fig Camp'), page(other))).toEqual([]);
  });

  test.each([
    ['It was built in 2012.', 'Reed Camp was built in 2011.'],
    ['The lodge opened again in March 2024.', 'Reed Camp opened again in March 2023.'],
    ['The lodge has run on solar power since March 2023.', 'Reed Camp has run on solar power since 2024.'],
  ])('FAC-01/years "%s" does not go with "%s"', (one, other) => {
    expect(says(camp(one), page(other))).toEqual([
      `Our story: It says “${other.replace(/\.$/, '')}”, and “Reed Camp” “${one.replace(/\.$/, '')}”.`,
    ]);
  });

  const property = (text: string) =>
    entry('propertyUpdated', { name: 'The Delta', key: 'delta', gettingHere: text });
  const fact = (value: string) => ({ facts: [{ label: 'From Maun', value }] });

  test('FAC-01/ways a property says the way to one of its lodges, which may lie apart', () => {
    const near = camp('', 'Reed Camp', fact('3 hours 30 minutes by road'));
    const far = camp('', 'Fig Camp', fact('3 hours 50 minutes by road'));
    expect(says(near, far, property('3 hours 30 minutes by road from Maun'))).toEqual([]);
    expect(says(near, far, property('3 hours by road from Maun'))).toEqual([
      'The Delta: It says “3 hours by road from Maun”, and “Reed Camp” “3 hours 30 minutes by road”.',
    ]);
    expect(says(near, property('Three hours by road from Gweta'))).toEqual([]);
    expect(says(near, property('An hour by air from Maun'))).toEqual([]);
    expect(says(near, property('By road it is two hours from Maun and three hours from Gweta'))).toEqual([]);
  });

  test('FAC-01/ways an entry says one', () => {
    const own = (text: string) => camp(text, 'Reed Camp', fact('3 hours 30 minutes by road'));
    expect(says(own('It is three and a half hours from Maun by road.'))).toEqual([]);
    expect(says(own('It is three hours from Maun by road.'))).toHaveLength(1);
  });
});

describe('levies', () => {
  const levies = (amount: number | null, name = 'Community and conservation levy') => [
    { name, amount, per: 'person and night' },
  ];
  const property = (row: object, key = 'delta', amount: number | null = 700) =>
    entry('propertyUpdated', { name: `The ${key}`, key, levies: levies(amount), ...row });
  const lodge = (row: object) =>
    entry('accommodation', { id: 1, name: 'Reed Camp', property: 'delta', ...row });
  const fact = (value: string, label = 'Levy') => ({ facts: [{ label, value }] });

  test('FAC-01/levies a fact line, its lodges and their rates are named where the property has another amount', () => {
    const rate = (exclusion: string, year = 2027) =>
      entry('rate', { ...{ title: `Reed Camp, ${year}`, year, accommodation: 1 }, exclusions: [exclusion] });
    expect(says(property(fact('R 700 per person, per night')), lodge({ levies: levies(700) }))).toEqual([]);
    expect(says(property(fact('R 680 per person, per night')))).toEqual([
      'The delta: “Levy” says “R 680 per person, per night”, and “Levies and fees” of “The delta” 700.',
    ]);
    expect(says(property({}), lodge({ levies: levies(680) }))).toEqual([
      'Reed Camp: “Levies and fees” says 680 for “Community and conservation levy”, and the property “The delta” 700.',
    ]);
    const excluded = 'Community and conservation levy, R 680 per person, per night';
    expect(says(property({}), lodge({}), rate(excluded))).toEqual([
      `Reed Camp, 2027: It says “${excluded}”, and “Levies and fees” of “The delta” 700.`,
    ]);
    expect(says(property({}), lodge({}), rate(excluded, 2025))).toEqual([]);
    expect(says(property({}), lodge({}), rate('The levy, R 700 a night; children R 350'))).toEqual([]);
  });

  test.each([
    'A room from R 9 800 a night; the levy is paid at the gate',
    'R 9 800 per person, per night, plus the conservation levy',
    'R 9 800 per person, per night, the conservation levy is extra',
    'An airport levy of R 50 is on the ticket',
    'Guests paid R 14.2 million in levies',
    'The levy of $ 40',
    'City tourism levy of one per cent',
    'In 2019 the levy of R 450 was new',
    'The levy of R 450 was not enough',
    'R 14 500 per person, per night, into the new year',
    'R 14 500 per person, per night, goes up in June',
  ])('"%s" is not of its levy', (text) => {
    expect(says(property({ gettingHere: text }))).toEqual([]);
  });

  test.each([
    'The conservation levy of R 680 per person, per night, is on your bill',
    'The levy is R 680',
    'Every night has R 680 conservation levy',
    'R 680 per person, per night, called the conservation levy',
    'Where R 680 per person, per night, goes',
    'R 680 per guest, per night in the bush, into a fund',
  ])('FAC-01/levies "%s" is an amount no place has', (text) => {
    const page = entry('page', { title: 'Terms', text });
    expect(says(property({}), page)).toHaveLength(1);
    expect(says(property({}), property({}, 'ridge', 680), page)).toEqual([]);
    expect(says(entry('blog', { title: 'A story', text }), property({}))).toEqual([]);
  });

  test('FAC-01/levies the page on impact says it under the heading of the levy, and a text over several nodes is one', () => {
    const impact = entry('impact', {
      title: 'Impact',
      levyHeading: 'Where R 100 goes',
      levyText: 'Every guest pays R 680 a night. With R 2 million from our profit it was R 17 million.',
    });
    expect(says(property({}), impact)).toHaveLength(1);
    const words = (...children: object[]) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children }] },
    });
    const page = entry('page', {
      title: 'Terms',
      body: words({ type: 'text', text: 'The levy of ' }, { type: 'text', text: 'R 680', format: 1 }),
    });
    expect(says(property({}), page)).toHaveLength(1);
  });

  test('what stands beside a year of its own was true then', () => {
    const page = entry('page', {
      title: 'Our story',
      moments: [{ year: '1998', text: 'The levy of R 20 begins.' }],
    });
    expect(says(property({}), page)).toEqual([]);
  });

  test('a share of a price is no amount, and another levy of the place has its own', () => {
    const share = { name: 'City tourism levy', amount: null, per: 'stay: one per cent of the price' };
    const both = property({ ...fact('R 680 a night'), levies: [...levies(700), share] });
    expect(says(both)).toHaveLength(1);
  });

  test('a levy without an amount, or a place without a levy, is held against nothing', () => {
    expect(says(property(fact('R 680 a night'), 'delta', null))).toEqual([]);
    expect(says(property({ ...fact('R 680 a night'), levies: [] }))).toEqual([]);
  });
});
