import { expect, test } from 'vitest';
import { askedAbout } from './thanked.tsx';

const now = Date.parse('2027-02-24T10:00:00Z');

test.each([
  [{}, null],
  [{ name: 'Naledi', lodgeHotel: 'non selected' }, null],
  [{ locationToVisit: ['Cape Town'] }, 'Cape Town'],
  [
    { locationToVisit: ['Cape Town'], likeToVisitTheseLodges: ['River Lodge', 'Tinga Lodge'] },
    'River Lodge, + 1 more',
  ],
  [
    { residenceToVisit: 'Fish Eagle', dateStart: '12 March 2027', dateEnd: '18 March 2027' },
    'Fish Eagle, Friday 12 to Thursday 18 March 2027',
  ],
  [{ dateStart: '12 March 2027' }, 'from Friday 12 March 2027'],
  [{ dateStart: 'when the rains end' }, null],
])('what was asked about in %j is %j', (values, words) => {
  expect(askedAbout(values, now)).toBe(words);
});
