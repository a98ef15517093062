import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Banner } from '../../content/fields/common.ts';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { PlaceHead, placeHeadPreload } from './place-head.tsx';
import { headOverBanner, placeHeadOf, plainPageHead } from './place-head-of.ts';

const ridge = { ...samples.ridge, caption: 'The ridge', coordinates: null };
const banner: Banner = {
  text: 'River Lodge',
  subText: 'On the widest bend',
  picture: ridge,
  mobilePicture: null,
  films: [],
  tourHref: null,
};
const otherwise = { heading: 'The lodge', label: 'Lion Sands', lead: 'A line.', picture: null };

test('the banner’s words and picture, the ways to ask, and one picture first', () => {
  const head = placeHeadOf(banner, otherwise);
  const html = renderToStaticMarkup(<PlaceHead head={head} path="/lionsands/river-lodge" tours />);
  for (const words of ['River Lodge', 'On the widest bend', 'A line.', 'fetchPriority="high"']) {
    expect(html.toLowerCase()).toContain(words.toLowerCase());
  }
  for (const dialog of ['email', 'book', '360-tours']) {
    expect(html).toContain(`/enquire/${dialog}?from=/lionsands/river-lodge`);
  }
  expect(placeHeadPreload(head)?.picture.src).toBe(ridge.src);
});

test('without a banner the page’s own words stand, without a plate', () => {
  const head = placeHeadOf(null, otherwise);
  const html = renderToStaticMarkup(<PlaceHead head={head} path="/monwana" />);
  expect(html).toContain('The lodge');
  expect(html).not.toContain('<img');
  expect(placeHeadPreload(head)).toBeNull();
});

test('a page with a heading of its own takes the banner’s picture, and no word of it', () => {
  const head = headOverBanner(banner, { heading: 'Zambia', lead: 'A line.', picture: null });
  expect(head).toEqual({ heading: 'Zambia', label: '', lead: 'A line.', picture: ridge, narrow: null });
});

test('a page of words is headed by its banner, or by its title, with the lead and picture of its introduction where it has none', () => {
  const page = { banner, title: 'Our story', lead: '', picture: null };
  const intro = { lead: 'Since 1933.', picture: ridge };
  expect(plainPageHead({ page, intro })).toEqual({
    heading: 'River Lodge',
    label: '',
    lead: 'Since 1933.',
    picture: ridge,
    narrow: null,
  });
  const own = { ...page, banner: null, lead: 'Own words.' };
  expect(plainPageHead({ page: own, intro })).toMatchObject({ heading: 'Our story', lead: 'Own words.' });
});
