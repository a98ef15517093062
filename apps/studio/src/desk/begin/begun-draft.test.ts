import { expect, test } from 'vitest';
import { beginOf, cameAt, freshDraft, isBegun, problemsOf } from './begun-draft.ts';

const now = new Date('2026-11-24T12:05:00Z');
const zone = 'Africa/Johannesburg';
let keys = 0;
const newKey = () => {
  keys += 1;
  return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
};
const fresh = freshDraft(newKey, now);
const whole = {
  ...fresh,
  name: 'Nomvula Dlamini',
  email: 'nomvula@example.com',
  consent: 'said-yes' as const,
};

test('CNV-04/needed everything that is wrong is said at once, each at its field', () => {
  expect(Object.keys(problemsOf(fresh, { zone, now })).sort()).toEqual(['consent', 'email', 'name']);
  expect(problemsOf(whole, { zone, now })).toEqual({});
  expect(
    Object.keys(
      problemsOf(
        { ...whole, email: 'nobody', arrival: '2027-03-08', departure: '2027-03-04', adults: 'many' },
        { zone, now },
      ),
    ).sort(),
  ).toEqual(['adults', 'departure', 'email']);
});

test('CNV-04/needed what the desk can take or knows better of is left to it', () => {
  for (const email of ['Nomvula <nomvula@example.com>', 'nomvula＠example.com', 'nomvula@example,com'])
    expect(problemsOf({ ...whole, email, telephone: '082 555 0143 or 083 555 0144' }, { zone, now })).toEqual(
      {},
    );
});

test('CNV-04/needed a number alone is enough where it was answered or is given to somebody, not for a written answer', () => {
  const rung = { ...whole, email: '', telephone: '+27 00 000 0123' };
  expect(problemsOf(rung, { zone, now }).email).toMatch(/^Without an address we can only ring/);
  expect(problemsOf({ ...rung, next: 'give' }, { zone, now })).toEqual({});
  expect(problemsOf({ ...rung, next: 'answered' }, { zone, now })).toEqual({});
  expect(problemsOf({ ...rung, telephone: '', next: 'answered' }, { zone, now })).toEqual({});
});

test('CNV-04/when it came now or earlier, by the clock of the house, never later', () => {
  expect(cameAt(fresh, zone, now)).toBe(now.getTime());
  expect(cameAt({ day: '2026-11-24', time: '09:15' }, zone, now)).toBe(Date.parse('2026-11-24T07:15:00Z'));
  expect(cameAt({ day: '2026-11-24', time: '' }, zone, now)).toBeNull();
  expect(problemsOf({ ...whole, day: '2026-11-24', time: '14:06' }, { zone, now })).toEqual({
    day: 'It cannot have come later than now',
  });
  expect(problemsOf({ ...whole, day: '2026-11-24', time: '14:05' }, { zone, now })).toEqual({});
});

test('CNV-04/consent has no default, only what was read aloud names a sentence, and without a yes nothing but the answer goes out', () => {
  expect(fresh.consent).toBeNull();
  expect(beginOf(whole, { zone, now, me: '7' })).toMatchObject({
    consent: 'said-yes',
    consentVersion: 'spoken-1-en',
  });
  expect(beginOf({ ...whole, consent: 'wrote-it' }, { zone, now, me: '7' }).consentVersion).toBeNull();
  expect(
    beginOf({ ...whole, consent: 'not-asked', confirm: true, crm: true }, { zone, now, me: '7' }),
  ).toMatchObject({ confirm: false, crm: false });
});

test('CNV-04/then it is with who answers, or with whom it is given to, and no confirmation goes out unasked', () => {
  const begin = (part: object) => beginOf({ ...whole, ...part }, { zone, now, me: '7' });
  expect(begin({})).toMatchObject({ assignee: '7', answered: false, confirm: false });
  expect(begin({ next: 'answered' })).toMatchObject({ assignee: '7', answered: true });
  expect(begin({ next: 'give', assignee: '8' })).toMatchObject({ assignee: '8', answered: false });
  expect(begin({ next: 'give' }).assignee).toBeNull();
  expect(begin({ way: 'mail', next: 'answered', words: 'x' })).toMatchObject({ answered: false, words: '' });
  expect(begin({ confirm: true, email: '', telephone: '12345' }).confirm).toBe(false);
});

test('CNV-04/draft nothing is begun while only choices that are always made stand in it', () => {
  expect(isBegun(fresh)).toBe(false);
  expect(isBegun({ ...fresh, words: ' ' })).toBe(false);
  expect(isBegun({ ...fresh, words: 'Second trip' })).toBe(true);
  expect(isBegun({ ...fresh, places: ['Monwana'] })).toBe(true);
});
