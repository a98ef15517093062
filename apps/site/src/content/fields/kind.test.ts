import { expect, test } from 'vitest';
import { experienceOn } from '../experience/experience.ts';
import { readExperienceCategories } from '../experience/experience-pages.ts';
import type { Reading } from '../reading/reading.ts';
import { kindChosen } from './kind.ts';

test('COL-02/menus a kind of experience whose editor gave it no identifier goes by its name, wherever it is read', async () => {
  const [table, water] = [
    { id: 1, title: 'At table', identifier: null, link: '/experiences/at-table' },
    { id: 2, title: 'On the water', identifier: '', link: '/experiences/on-the-water' },
  ];
  expect([kindChosen.parse(table), kindChosen.parse(water), kindChosen.parse(7)]).toEqual([
    'at-table',
    'on-the-water',
    '',
  ]);
  const lunch = experienceOn('https://www.example.com').parse({ title: 'Lunch', experienceCategory: table });
  const reading = {
    site: { siteUrl: 'https://www.example.com' },
    listOrNone: async ({ schema }: { schema: unknown }) => {
      const shape = (schema as (siteUrl: string) => { parse(raw: unknown): unknown })(
        'https://www.example.com',
      );
      return [table, water].map((raw) => shape.parse(raw));
    },
  } as unknown as Reading;
  const kinds = await readExperienceCategories(reading, 'experiences');
  // Of two kinds without one each has its own experiences.
  expect(kinds.filter(({ identifier }) => identifier === lunch.category).map(({ title }) => title)).toEqual([
    'At table',
  ]);
});
