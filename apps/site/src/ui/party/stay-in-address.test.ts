import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stayOf } from './stay.ts';
import { takeStayOfAddress } from './stay-in-address.client.ts';
import { keepStay, keptStay } from './stay-kept.client.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('document', { dispatchEvent: () => true });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

function arriveAt(search: string): void {
  vi.stubGlobal('location', { search, pathname: '/river', hash: '#stay' });
  takeStayOfAddress();
}

test('FIT-04/filled-in an address with a party and no day leaves the session its days', () => {
  keepStay(stayOf({ arrival: '2027-05-10', departure: '2027-05-13', adults: 2 }));
  arriveAt('?adults=3&children=1&age=4&currency=USD');
  expect(keptStay()).toEqual({
    ...{ arrival: '2027-05-10', departure: '2027-05-13', adults: 3, children: 1, ages: [4] },
  });
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/river?currency=USD#stay');
});

test('FIT-04/filled-in an address with days brings its own', () => {
  keepStay(stayOf({ arrival: '2027-05-10', departure: '2027-05-13', adults: 2 }));
  arriveAt('?adults=2&dateStart=2027-06-01');
  expect(keptStay()).toMatchObject({ arrival: '2027-06-01', departure: '' });
  kept.clear();
  arriveAt('?adults=2');
  expect(keptStay()).toMatchObject({ arrival: '', departure: '', adults: 2 });
});
