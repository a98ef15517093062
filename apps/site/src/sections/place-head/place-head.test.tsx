import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Banner } from '../../content/fields/common.ts';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { PlaceHead, placeHeadPreload } from './place-head.tsx';
import { placeHeadOf } from './place-head-of.ts';

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
