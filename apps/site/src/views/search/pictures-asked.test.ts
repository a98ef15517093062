import { expect, test } from 'vitest';
import { archivesAsked, asksForPictures } from './pictures-asked.ts';

test.each([
  'pictures zip',
  'all pictures of lion sands',
  'download photos',
  'high-res images',
  'press photographs',
])('TSK-04/searched “%s” is for pictures to take away', (query) => {
  expect(asksForPictures(query)).toBe(true);
});

test.each(['pictures', 'photo safari', 'zip line', 'all lodges', 'picture of an elephant'])(
  'TSK-04/searched “%s” is a question to the pages',
  (query) => {
    expect(asksForPictures(query)).toBe(false);
  },
);

test('TSK-04/searched the property that is named is answered alone, however it is written; without one all are', () => {
  const archive = (name: string) => ({ name, href: `/${name}/pictures.zip`, count: 2, bytes: 1000 });
  const all = [archive('Lion Sands'), archive('Monwana')];
  expect(archivesAsked('all pictures of lionsands', all)).toEqual([all[0]]);
  expect(archivesAsked('pictures zip', all)).toEqual(all);
});
