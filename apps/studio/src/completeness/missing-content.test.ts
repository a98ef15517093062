import { describe, expect, test } from 'vitest';
import { type EntryContext, emptyContext } from './entry-context.ts';
import { type FormField, isEmpty, namedFields } from './form-fields.ts';
import { missingContent } from './missing-content.ts';

const form: readonly FormField[] = [
  { type: 'ui', name: 'status' },
  { type: 'text', name: 'link', label: 'Its page', required: true },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Names',
        fields: [
          { type: 'row', fields: [{ type: 'text', name: 'name', label: 'Name', required: true }] },
          { type: 'text', name: 'rootlink', label: 'Root', required: true, admin: { readOnly: true } },
          { type: 'number', name: 'minutes', label: 'Minutes', required: true, admin: { hidden: true } },
        ],
      },
      {
        label: 'Menus and cards',
        fields: [
          { type: 'upload', name: 'cardImage', label: 'Picture of its card' },
          { type: 'upload', name: 'dropDownImage', label: 'Picture in menus' },
          { type: 'upload', name: 'dropdownImageMobi', label: 'Picture in menus on phones' },
        ],
      },
    ],
  },
];

const context: EntryContext = {
  ...emptyContext(2027),
  rooms: 2,
  pricedYears: [2027],
  card: { id: 4, address: true },
};
const namesOf = (entry: object, of: EntryContext = context, collection = 'accommodation') =>
  missingContent(collection, form, entry as never, of).map(({ name }) => name);

describe('the fields of a form', () => {
  test('stand on their tab, and what the studio makes by itself is asked of nobody', () => {
    expect(namedFields(form).map(({ path, tab, required }) => [path, tab, required])).toEqual([
      ['link', '', true],
      ['name', 'Names', true],
      ['rootlink', 'Names', false],
      ['cardImage', 'Menus and cards', false],
      ['dropDownImage', 'Menus and cards', false],
      ['dropdownImageMobi', 'Menus and cards', false],
    ]);
  });

  test('inside a group have the path of the group', () => {
    const group: FormField = {
      type: 'group',
      name: 'why',
      fields: [{ type: 'text', name: 'title', label: 'Title' }],
    };
    expect(namedFields([group]).map(({ path }) => path)).toEqual(['why.title']);
  });

  test.each([
    [undefined, true],
    [null, true],
    ['  ', true],
    [[], true],
    [{ root: { children: [{ type: 'paragraph', children: [{ text: ' ' }] }] } }, true],
    [{ root: { children: [{ type: 'paragraph', children: [{ text: 'Rain' }] }] } }, false],
    [{ root: { children: [{ type: 'upload', value: 4 }] } }, false],
    [0, false],
    [false, false],
    [12, false],
  ])('%j is empty: %s', (value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });
});

describe('what an entry lacks', () => {
  test('is first what it cannot be published without, each with its field', () => {
    const [first, second, third] = missingContent('accommodation', form, {}, context);
    expect([first?.field, first?.needed, first?.says]).toEqual(['link', true, '']);
    expect([second?.field, second?.tab, second?.needed]).toEqual(['name', 'Names', true]);
    expect([third?.field, third?.tab, third?.needed]).toEqual(['cardImage', 'Menus and cards', false]);
  });

  test('is not what one of several fields holds', () => {
    expect(namesOf({})).toContain('Picture in menus');
    expect(namesOf({ dropdownImageMobi: 5 })).not.toContain('Picture in menus');
  });

  test('of a lodge are rooms, prices of the present year and its booking card, and where to go for each', () => {
    expect(namesOf({})).not.toContain('Rooms');
    const bare = emptyContext(2027);
    const missing = missingContent('accommodation', form, {}, { ...bare, pricedYears: [2026] });
    expect(missing.filter(({ href }) => href !== null).map(({ name, href }) => [name, href])).toEqual([
      ['Rooms', '/admin/collections/room/create'],
      ['Prices of 2027', '/admin/collections/rate/create'],
      ['Booking card', '/admin/collections/accommodationCard/create'],
      ['Words for search engines', '/admin/collections/introSection/create'],
    ]);
  });

  test('a card without its address is opened there; prices of the next year are enough', () => {
    const missing = missingContent(
      'accommodation',
      form,
      {},
      {
        ...context,
        pricedYears: [2028],
        card: { id: 4, address: false },
        intro: { id: 9, meta: false },
      },
    );
    expect(missing.flatMap(({ href }) => href ?? [])).toEqual([
      '/admin/collections/accommodationCard/4#open=checkAvailabilityLink',
      '/admin/collections/introSection/9#open=metaTitle',
    ]);
  });

  test('of a house let whole are its guests, and no rooms', () => {
    const names = namesOf({ kind: 'villa' }, { ...context, rooms: 0 });
    expect(names).not.toContain('Rooms');
    expect(
      missingContent('accommodation', form, { kind: 'villa' }, context).map(({ field }) => field),
    ).toContain('sleeps');
  });

  test('a residence that is no villa is asked for no card', () => {
    const none = emptyContext(2027);
    expect(namesOf({}, none, 'residence')).not.toContain('Booking card');
    expect(namesOf({ accommodationTag: 'fig' }, none, 'residence')).toContain('Booking card');
  });

  test('a collection without rules lacks what its form requires', () => {
    expect(namesOf({ name: 'Rain' }, context, 'tag')).toEqual(['Its page']);
  });
});

test('COL-05/missing where a room’s card leads is asked of one that stands in the menu of its property', () => {
  const fields: readonly FormField[] = [
    { type: 'text', name: 'overviewDiscoverButtonLink', label: 'Where Explore leads' },
  ];
  const asked = (entry: object, inMenu: boolean) =>
    missingContent('room', fields, entry as never, { ...context, inMenu }).map(({ name }) => name);
  expect(asked({}, true)).toContain('Where Explore leads');
  expect(asked({}, false)).not.toContain('Where Explore leads');
  expect(asked({ overviewDiscoverButtonLink: '/the-delta/reed-camp' }, true)).not.toContain(
    'Where Explore leads',
  );
});
