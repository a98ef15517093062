import { expect, test } from 'vitest';
import { noStay } from '../../ui/party/stay.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { askedOfStay, othersHref } from './stay-links.ts';

const asked = { about: 'a night at Kingston' };
const stay = { ...noStay, arrival: '2027-05-10', departure: '2027-05-14', children: 1, ages: [7] };
const party = { adults: 2, children: 1, ages: [7] };

test('TRV-03/enquiry a night is asked for with the lodge and the end of the stay that goes on', () => {
  const night = { night: true, asked };
  expect(askedOfStay(night, stay, 'Narina Lodge')).toEqual({
    ...{ ...asked, ...party, lodge: 'Narina Lodge', arrival: '2027-05-10', departure: '2027-05-14' },
  });
  // One night alone has no end to say.
  expect(askedOfStay(night, { ...stay, departure: '2027-05-11' })).not.toHaveProperty('departure');
  expect(askedOfStay(night, { ...stay, arrival: '', departure: '' })).toEqual({ ...asked, ...party });
});

test('TRV-03/enquiry a stay is asked for once it is whole', () => {
  expect(askedOfStay({ night: false, asked }, stay)).toMatchObject({ departure: '2027-05-14', adults: 2 });
  expect(askedOfStay({ night: false, asked }, { ...stay, departure: '' })).toEqual({
    ...asked,
    ...party,
  });
  expect(askedOfStay({ night: false, asked }, { ...noStay, arrival: '2027-05-10' })).toEqual(asked);
});

test('TRV-03/enquiry what the strip said the stay costs is said with it', () => {
  const rate = { place: 'Family suite', lodge: 'Safari Lodge' } as Estimate['rate'];
  const estimate = { kind: 'estimate', rate, rooms: 1, total: 53_800, treehouse: null } as Estimate;
  const { about } = askedOfStay({ night: false, asked: {} }, stay, undefined, estimate);
  expect(about).toBe(
    'Family suite, Safari Lodge, 2 adults and 1 child aged 7. The estimate was R\u00a053\u00a0800',
  );
  const several = askedOfStay({ night: false, asked: {} }, stay, undefined, { ...estimate, rooms: 2 });
  expect(several.about).toContain('Safari Lodge, 2 rooms, 2 adults');
  // Without a sum the page has said none.
  expect(askedOfStay({ night: false, asked: {} }, stay)).not.toHaveProperty('about');
});

test('FIT-03/strip the way to every room takes along what is known', () => {
  expect(othersHref({ night: false }, stay, 'ZAR')).toBe(
    '/where-it-fits?adults=2&ages=7&nights=4&dateStart=2027-05-10#answer',
  );
  expect(othersHref({ night: false }, { ...noStay, adults: 4 }, 'ZAR')).toBe(
    '/where-it-fits?adults=4#answer',
  );
  // Once the dates are cleared it says none of them.
  expect(othersHref({ night: false }, noStay, 'ZAR')).toBe('/where-it-fits');
});
