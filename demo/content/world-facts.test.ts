import { sunsetAfter } from '@sundowner/calendar/sky';
import { monthNames } from '@sundowner/calendar/words';
import { describe, expect, test } from 'vitest';
import { plates } from '../plates/plates.ts';
import * as shared from './common-facts.ts';
import { demonstration } from './demonstration.ts';
import { details } from './experience-entries/details.ts';
import { placeMaps } from './place-maps.ts';
import { said, textsOf } from './said.ts';

const demo = demonstration();

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
/** Kilometres in a straight line. */
const apart = (one: Place, other: Place) =>
  Math.hypot(
    (one.latitude - other.latitude) * 111.2,
    (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180),
  );
const placed = <Entry extends { readonly latitude?: number | null; readonly longitude?: number | null }>(
  entry: Entry,
): Entry & Place => ({ ...entry, latitude: entry.latitude ?? 0, longitude: entry.longitude ?? 0 });

const lodges = demo.accommodation.map(placed);
const pins = placeMaps.flatMap((map) => map.pins ?? []).map(placed);

/** "24°58′S 31°32′E" */
const placeOf = (coordinates: string): Place => {
  const [south = 0, southMinutes = 0, east = 0, eastMinutes = 0] = (coordinates.match(/\d+/g) ?? []).map(
    Number,
  );
  return { latitude: -(south + southMinutes / 60), longitude: east + eastMinutes / 60 };
};
const pictures = Object.entries(plates).flatMap(([id, { title, coordinates }]) =>
  coordinates ? [{ id, title, at: placeOf(coordinates) }] : [],
);

describe('where pictures are', () => {
  test('a picture that names a place of ours is taken there', () => {
    const places = [...lodges, ...demo.treehouse.map(placed), ...demo.residence.map(placed)];
    const naming = pictures.flatMap(({ id, title, at }) =>
      places
        .filter(({ name }) => title.includes(name))
        .map((place) => ({ id, name: place.name, far: apart(at, place) })),
    );
    expect(naming.length).toBeGreaterThan(60);
    // A minute of a degree is not quite two kilometres.
    expect(naming.filter(({ far }) => far > 3)).toEqual([]);
  });

  test('a story with a picture of one of our reserves is about that reserve', () => {
    const there = demo.blog.flatMap((story) => {
      const picture = pictures.find(({ id }) => JSON.stringify(story.image).includes(`"${id}"`));
      const near = demo.propertyUpdated.map(placed).filter((each) => picture && apart(picture.at, each) < 40);
      return near.map(({ shortName }) => ({ story, shortName }));
    });
    expect(there.length).toBeGreaterThan(10);
    const elsewhere = there.filter(
      ({ story, shortName }) => !textsOf(story).some(({ text }) => text.includes(shortName)),
    );
    expect(elsewhere.map(({ story, shortName }) => [story.slug, shortName])).toEqual([]);
  });
});

describe('how far it is', () => {
  test.each(demo.treehouse.map(placed))('the lodge said to be nearest to $name is', (treehouse) => {
    const own = lodges.filter(({ property, kind }) => property === treehouse.property && kind === 'lodge');
    const [nearest] = own.sort((a, b) => apart(a, treehouse) - apart(b, treehouse));
    const told = treehouse.facts?.find(({ label }) => label === 'Nearest lodge')?.value;
    expect(told).toContain(nearest?.name);
  });

  test('no drive from a gate or an airport is faster than the road allows', () => {
    const slow = 50;
    const drives = lodges.flatMap((lodge) =>
      (lodge.routes ?? []).flatMap(({ from, by, time }) => {
        const pin = pins.find(({ name }) => name === from);
        const [, minutes] = /^(\d+) minutes$/.exec(time) ?? [];
        return pin && minutes && /car|vehicle/i.test(by)
          ? [{ way: `${from} to ${lodge.name}`, time, least: (apart(pin, lodge) / slow) * 60, minutes }]
          : [];
      }),
    );
    expect(drives.length).toBeGreaterThan(8);
    expect(drives.filter(({ minutes, least }) => Number(minutes) < least)).toEqual([]);
  });

  test('lodges that are as far beyond a gate are as far from Johannesburg', () => {
    const minutes = (time: string) => {
      const [, hours = 0, rest = 0] = /^(?:(\d+) hours?)? ?(?:(\d+) minutes)?$/.exec(time) ?? [];
      return Number(hours) * 60 + Number(rest);
    };
    const ways = lodges.flatMap(({ name, routes }) => {
      const from = (place: string) =>
        routes?.find((way) => way.from === place && way.by === 'Own car')?.time ?? '';
      const [gate, city] = [minutes(from('Paul Kruger Gate')), minutes(from('Johannesburg'))];
      return gate && city ? [{ name, gate, city }] : [];
    });
    expect(ways.length).toBeGreaterThan(2);
    // Times are rounded to five minutes.
    for (const one of ways)
      for (const other of ways)
        expect(
          Math.abs(one.city - one.gate - (other.city - other.gate)),
          `${one.name}, ${other.name}`,
        ).toBeLessThanOrEqual(5);
  });

  test('the gravel to River Lodge is as long as the way from the gate is', () => {
    const [gate] = pins.filter(({ name }) => name === 'Shaw’s Gate');
    const [lodge] = lodges.filter(({ name }) => name === 'River Lodge');
    expect(gate && lodge && apart(gate, lodge)).toBeLessThan(14);
    expect(shared.gravelToRiverLodge).toBe('fourteen kilometres');
    const toRiver = said.filter(
      ({ text }) => /Shaw|giraffe/.test(text) && /\blast \w+ (?:kilometres|are gravel)/.test(text),
    );
    expect(toRiver.length).toBeGreaterThan(2);
    for (const { text, where } of toRiver) expect(text, where).toMatch(/last fourteen\b/i);
  });
});

/** Minutes of a day: "06:30". */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

describe('gates', () => {
  const paulKruger = shared.paulKrugerGate();

  test('the hide begins when guests from outside the park can be there', () => {
    const [narina] = lodges.filter(({ name }) => name === 'Narina Lodge');
    const way = narina?.routes?.find(({ from }) => from === 'Paul Kruger Gate')?.time ?? '';
    const latest = Math.max(...paulKruger.map(({ opens }) => minutesOf(opens))) + Number.parseInt(way, 10);
    const hours = said.flatMap(({ where, text }) =>
      /\bdoor is locked\b/.test(text) ? [[where, /locked .*?at (half past six)/.exec(text)?.[1]]] : [],
    );
    expect(hours.length).toBeGreaterThan(2);
    for (const [where, hour] of hours) expect(hour, where).toBe(shared.hideFrom.words);
    const begins = /\d\d:\d\d/.exec(details['the-hide']?.season ?? '')?.[0] ?? '';
    expect(minutesOf(begins)).toBeGreaterThanOrEqual(latest);
  });

  test('whoever says that guests are fetched in a storm says where those beyond the gate sleep', () => {
    const fetched = said.filter(
      ({ text }) =>
        /\blightning\b/i.test(text) && /\b(?:fetch|come for|bring)\b/.test(text) && !/boulders/.test(text),
    );
    expect(fetched.length).toBeGreaterThan(5);
    for (const { where, text } of fetched) expect(text, where).toContain(shared.stormBed);
  });
});

describe('rain', () => {
  const rainOf = (property: string, months?: readonly string[]) =>
    (demo.ourSafaris.find((each) => each.property === property)?.months ?? [])
      .filter(({ month }) => !months || months.includes(month))
      .reduce((sum, { rain }) => sum + (rain ?? 0), 0);
  const summer = ['november', 'december', 'january', 'february', 'march'];

  test('a destination has in a year what the months of its property have together', () => {
    const told = demo.destination.flatMap(({ name, properties, facts }) =>
      (facts ?? [])
        .filter(({ label, value }) => label === 'Rain' && /millimetres a year/.test(value ?? ''))
        .flatMap(({ value }) => (properties ?? []).map((each) => ({ name, value, key: each.name }))),
    );
    expect(told.length).toBeGreaterThan(1);
    for (const { name, value, key } of told) {
      expect(Math.abs(Number.parseInt(value?.replace(/\D+/, '') ?? '', 10) - rainOf(key)), name).toBeLessThan(
        6,
      );
      // Not all of it falls in summer.
      expect(value, name).not.toMatch(/a year, from/);
    }
  });

  test('the words on the summer’s rain and on the usual rain agree with the tables', () => {
    expect(Math.round(rainOf('marataba', summer) / 50)).toBe(9);
    expect(
      said.some(({ text }) => /about four hundred and fifty millimetres in those months/.test(text)),
    ).toBe(true);
    const untilJanuary = ['july', 'august', 'september', 'october', 'november', 'december', 'january'];
    const usual = said.flatMap(({ text }) => /against a usual (\d+)/.exec(text)?.[1] ?? []);
    expect(usual).toEqual([String(rainOf('lionsands', untilJanuary))]);
  });
});

/** Minutes of the day at which the sun sets there in the middle of a month. */
const sunsetOf = (month: number, place: Place) => {
  const sets = new Date(sunsetAfter(Date.UTC(2026, month, 15, 10), place) ?? Number.NaN);
  return (sets.getUTCHours() + 2) * 60 + sets.getUTCMinutes();
};

describe('light', () => {
  test('guests are brought to Chalkley before the sun goes down, in every month', () => {
    const chalkley = demo.treehouse.map(placed).find(({ slug }) => slug === 'chalkley');
    const brought = minutesOf(chalkley?.hours?.[0]?.time ?? '');
    const when = chalkley?.facts?.find(({ label }) => label === 'When')?.value ?? '';
    const [, from = '', to = ''] = /from (\w+) to (\w+) the evening begins an hour earlier/.exec(when) ?? [];
    for (const [month, name] of monthNames.entries()) {
      const earlier = month >= monthNames.indexOf(from as never) && month <= monthNames.indexOf(to as never);
      const sets = chalkley ? sunsetOf(month, chalkley) : 0;
      expect(sets - brought + (from && earlier ? 60 : 0), name).toBeGreaterThan(0);
    }
  });

  test('an hour at which the sun is said to go down names the month in which it does', () => {
    const rows = [
      ...demo.treehouse.flatMap((each) => (each.hours ?? []).map((hour) => ({ at: placed(each), ...hour }))),
      ...demo.propertyUpdated.flatMap((each) =>
        (each.day ?? []).map((hour) => ({ at: placed(each), ...hour })),
      ),
    ].map(({ at, time, title, text }) => ({ at, time, words: `${title}. ${text}` }));
    const setting = rows.filter(({ words }) => /\b(sunset|dusk)\b/i.test(words));
    expect(setting.length).toBeGreaterThan(2);
    for (const { at, time, words } of setting) {
      const month = monthNames.findIndex((name) => words.includes(name));
      expect(month, words).toBeGreaterThanOrEqual(0);
      expect(Math.abs(sunsetOf(month, at) - minutesOf(time)), words).toBeLessThan(30);
    }
  });

  test('what is said to be before the sun is so in every month, or names the season', () => {
    const rows = [
      ...demo.propertyUpdated.flatMap(({ key, day }) =>
        (day ?? []).map(({ time, title, text }) => ({ key, time, text: `${title} ${text}` })),
      ),
      ...demo.ourSafaris.flatMap(({ property, activities }) =>
        (activities ?? []).map(({ title, text, duration }) => ({
          key: property,
          time: /\d\d:\d\d/.exec(duration ?? '')?.[0] ?? '06:00',
          text: `${title} ${text} ${duration}`,
        })),
      ),
    ].filter(({ time }) => minutesOf(time) < 12 * 60);
    expect(rows.length).toBeGreaterThan(20);
    const dark = rows.filter(
      ({ text }) =>
        /\bdark\b|first light|before (?:the sun\b(?! is)|sunrise|light)/i.test(text) &&
        !/winter|July/i.test(text),
    );
    const places = new Map(demo.propertyUpdated.map((each) => [each.key, placed(each)]));
    for (const { key, time, text } of dark) {
      const place = places.get(key as never);
      const noon = 12 * 60 - ((place?.longitude ?? 0) - 30) * 4;
      const earliest = place ? 2 * noon - sunsetOf(11, place) : 0;
      expect(minutesOf(time), `${key} ${time} ${text}`).toBeLessThan(earliest);
    }
  });
});

test('a journey that includes a supper in the river bed is made only in the months of the supper', () => {
  const [from = '', to = ''] = details['table-in-the-river-bed']?.season.split(' to ') ?? [];
  const season = monthNames.slice(monthNames.indexOf(from as never), monthNames.indexOf(to as never) + 1);
  expect(season.length).toBe(7);
  const selling = demo.packages.filter(({ included }) => /river bed/.test(JSON.stringify(included)));
  expect(selling.length).toBeGreaterThan(0);
  for (const { slug, months } of selling)
    expect(
      (months ?? []).filter((month) => !season.includes(month as never)),
      slug ?? '',
    ).toEqual([]);
});
