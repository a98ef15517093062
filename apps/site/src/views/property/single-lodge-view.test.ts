import { expect, test } from 'vitest';
import { factsOnce } from './single-lodge-view.tsx';

const fact = (label: string, value: string) => ({ label, value });

test('each name once, what either says under it, in the order it is told', () => {
  expect(
    factsOnce(
      [fact('Where', 'Gardens'), fact('Rooms', 'Fifteen')],
      [fact('Cellar', 'Three hundred bottles'), fact('Rooms', 'Six on the courtyard')],
    ),
  ).toEqual([
    fact('Where', 'Gardens'),
    fact('Rooms', 'Fifteen. Six on the courtyard'),
    fact('Cellar', 'Three hundred bottles'),
  ]);
});

test.each([
  ['All ages', 'All ages; two rooms sleep five', 'All ages; two rooms sleep five'],
  ['All ages; two rooms sleep five', 'All ages', 'All ages; two rooms sleep five'],
  ['All ages', 'All ages', 'All ages'],
  ['From six', 'All ages', 'From six. All ages'],
  [
    'From six; all when taken whole',
    'From six; all when the lodge is taken whole',
    'From six; all when the lodge is taken whole',
  ],
])('%j and %j: %j', (property, lodge, expected) => {
  expect(factsOnce([fact('Children', property)], [fact('Children', lodge)])).toEqual([
    fact('Children', expected),
  ]);
});
