import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ExperiencesSection } from '../../content/experience/experience-pages.ts';
import type { KeyedParts as Parts } from '../../content/site/keyed-parts.ts';
import { KeyedParts } from './keyed-parts.tsx';

const experiences: ExperiencesSection = {
  smallHeader: 'Between drives',
  bigHeader: 'Things to do',
  text: [],
  allHref: '/lionsands/experiences',
  experiences: [],
  pdf: null,
};
const parts: Parts = { second: { heading: 'A second heading', lead: 'And its lead.' }, experiences };
const drawn = (given: Parts) => renderToStaticMarkup(<KeyedParts parts={given} />);

test('CNT-15/section a choice of experiences is shown with the link to all of them', () => {
  const html = drawn(parts);
  for (const words of ['Between drives', 'Things to do', 'href="/lionsands/experiences"', 'All experiences'])
    expect(html).toContain(words);
  expect(drawn({ ...parts, experiences: { ...experiences, allHref: '/nowhere' } })).not.toContain(
    'All experiences',
  );
});

test('CNT-11/intro-section a second heading and its lead are shown, a lead alone too', () => {
  expect(drawn(parts)).toMatch(/A second heading<\/h2>.*And its lead\./);
  const alone = drawn({ second: { heading: '', lead: 'A lead alone.' }, experiences: null });
  expect(alone).toContain('A lead alone.');
  expect(alone).not.toContain('<h2');
});
