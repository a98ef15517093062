import { expect, test } from 'vitest';
import type { Persona } from '../../content/experience/personas.ts';
import { notAvailable, personaChoices, shownFor, suitedTo } from './suited.ts';

const card = (slug: string) => ({
  available: true as const,
  slug,
  title: slug,
  subTitle: '',
  navigationText: slug,
  description: '',
  href: null,
  availableAt: '',
  picture: null,
  category: '',
});
const persona = (tag: Persona['tag'], title: string, ...slugs: readonly (string | null)[]): Persona => ({
  tag,
  title,
  introMain: '',
  introSubCopy: '',
  picture: null,
  experiences: slugs.map((slug) => (slug === null ? { available: false } : card(slug))),
});
const personas = [
  persona('all', 'All', 'walk', 'boat', null),
  persona('persona-couples', 'Couples', 'boat'),
  persona('persona-friends', 'Friends'),
];
const list = [{ slug: 'walk' }, { slug: 'boat' }, { slug: 'new' }];
const choices = personaChoices(personas, list, '/experiences');

test('CNT-07/all everything suits all, also what no persona lists', () => {
  expect(suitedTo(personas)('boat')).toEqual(['all', 'couples']);
  expect(suitedTo(personas)('new')).toEqual(['all']);
});

test('the choices in their order, each with how many it shows', () => {
  expect(choices.map(({ label, count, href }) => [label, count, href])).toEqual([
    ['All', '3 experiences', '/experiences'],
    ['Couples', '1 experience for couples', '/experiences?persona=couples'],
    [
      'Friends',
      'Nothing here is meant for friends alone, so here is everything',
      '/experiences?persona=friends',
    ],
  ]);
});

test('a choice without any shows everything', () => {
  expect(shownFor(['all'], choices, 'couples').hidden).toBe(true);
  expect(shownFor(['all', 'couples'], choices, 'couples').hidden).toBe(false);
  expect(shownFor(['all'], choices, 'friends').hidden).toBe(false);
});

test('CNT-07/unpublished one mark for each experience that is not published', () => {
  expect(notAvailable(personas)).toEqual(['all']);
});

test('without personas there is no choice', () => {
  expect(personaChoices([], list, '/experiences')).toEqual([]);
});
