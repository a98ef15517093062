import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HomePage } from '../../content/site/home-page.ts';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { HomeView, homePreload } from './home-view.tsx';

const picture = {
  ...samples.dusk,
  focus: { x: 58, y: 70 },
  caption: 'Plate 1',
  coordinates: '24°57′S 31°31′E',
};
const bare: HomePage = {
  meta: { title: 'Home', description: '', keywords: '', image: null },
  hero: { title: 'Safari lodges on two rivers', tagline: 'Stay for it.', lead: 'Four of them.', picture },
  intro: {
    statement: 'Some families',
    statementTurn: null,
    lead: 'Each',
    linkText: 'Our story',
    linkHref: '/no-such-page',
  },
  collectionHeading: 'Four landscapes',
  collectionLead: '',
  properties: [],
  experiencesHeading: 'Days',
  experiences: [],
  quote: null,
  journeysHeading: 'Journeys',
  journeysLead: '',
  journeys: [],
  storiesHeading: 'Stories',
  stories: [],
};

const experience = { title: 'Safari', line: 'On foot', href: '/experiences/safari', picture };
const journey = {
  title: 'Cape & Safari',
  href: '/curated-journeys/cape-safari',
  nights: 7,
  season: 'All year',
  priceFrom: { amount: 98_000, currency: 'ZAR' },
  stops: [{ name: 'Cape Town', nights: 1 }],
  picture,
};
const story = {
  title: 'The night sounds',
  href: '/blog/night-sounds',
  category: 'Treehouses',
  date: '2026-09-01',
  minutes: 6,
  standfirst: 'A guide’s notes.',
  picture,
};

const prices = {
  prices: new Map(),
  everyKind: 'Every room',
  money: {
    choice: { currencies: ['ZAR'], currency: 'ZAR', rate: 1, quote: null, failed: false },
    path: '/',
    query: new URLSearchParams(),
  },
};

test('CNT-05 a home page whose lists could not be read still stands, without dead links or empty sections', () => {
  const html = renderToStaticMarkup(<HomeView onInstagram page={bare} {...prices} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('href="#collection"');
  expect(html).not.toContain('href="/no-such-page"');
  for (const heading of ['Four landscapes', 'Days', 'Journeys', 'Stories'])
    expect(html).not.toContain(heading);
  expect(html).toContain('data-dialog="telephone"');
});

test('the hero’s plate is the one that is preloaded, at the size it is drawn', () => {
  const { sizes } = homePreload(bare);
  expect(renderToStaticMarkup(<HomeView onInstagram page={bare} {...prices} />)).toContain(
    `sizes="${sizes}"`,
  );
});

test('experiences, journeys and stories lead to their pages', () => {
  const html = renderToStaticMarkup(
    <HomeView
      onInstagram
      {...prices}
      page={{
        ...bare,
        intro: { ...bare.intro, linkHref: '/our-story' },
        experiences: [experience],
        journeys: [journey],
        stories: [story],
      }}
    />,
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/enquire/telephone?from=/',
    '/our-story',
    '/experiences/safari',
    '/curated-journeys/cape-safari',
    '/curated-journeys',
    '/blog',
    '/blog/night-sounds',
    '/enquire/instagram?from=/',
    // The page ends with the ways to ask.
    '/enquire/email?from=/',
    '/enquire/telephone?from=/',
    '/enquire/book?from=/',
    '/enquire/360-tours?from=/',
  ]);
  for (const words of ['Safari', '1 night<', '7 nights', 'All year', '6 min read', 'A guide’s notes.']) {
    expect(html).toContain(words);
  }
});

test('a section whose heading nobody wrote says what it is, and words that nobody wrote leave no room', () => {
  const words = { collectionHeading: '', experiencesHeading: '', journeysHeading: '', storiesHeading: '' };
  const intro = { statement: '', statementTurn: null, lead: '', linkText: null, linkHref: null };
  const property = {
    ...{ key: 'xugana', name: 'Xugana', shortName: 'Xugana', href: '/lionsands', regionName: '', line: '' },
    ...{ coordinates: '', picture, theme: 'dusk' },
  } as unknown as HomePage['properties'][number];
  const html = renderToStaticMarkup(
    <HomeView
      onInstagram
      {...prices}
      page={{
        ...{ ...bare, ...words, intro, properties: [property], experiences: [experience] },
        ...{ journeys: [journey], stories: [story] },
      }}
    />,
  );
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings.slice(0, 4)).toEqual(['Places to stay', 'Experiences', 'Journeys', 'Stories']);
  expect(html).not.toMatch(/<(h[1-6]|p|section|div class="links")[^>]*>\s*<\/(h[1-6]|p|section|div)>/);
  expect(html).not.toContain('statement');
});
