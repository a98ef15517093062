import { defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { loggedPath, withLoggedPath } from './request-log.ts';

const collection = makeCollection(
  {
    propertyUpdated: [{ id: 1, key: 'delta', slug: 'the-delta', name: 'The Delta Camps' }],
    experiencesProperty: [{ contentfulTag: 'delta' }],
    accommodation: [
      {
        id: 2,
        contentfulTag: 'reed-camp',
        name: 'Reed Camp',
        property: 'delta',
        link: '/the-delta/reed-camp',
      },
    ],
  },
  defaultBrand,
);
const logged = (target: string, found: boolean) => loggedPath(target, found, collection);

test.each([
  ['/', true, '/'],
  ['/contact-us?email=jane@example.com', true, '/contact-us'],
  ['/contact-us', false, '/contact-us'],
  ['/the-delta', false, '/the-delta'],
  ['/the-delta/reed-camp', true, '/the-delta/reed-camp'],
  ['/the-delta/reed-camp/rooms', false, '/the-delta/reed-camp/rooms'],
  ['/the-delta/experiences/on-foot', true, '/the-delta/experiences/on-foot'],
  ['/enquiry/phoneme?name=Jane', false, '/enquiry/phoneme'],
  ['/health', true, '/health'],
  ['/the-delta/rates-and-offers.pdf', true, '/the-delta/rates-and-offers.pdf'],
  ['/_astro/page.Dk3_x.js', true, '/_astro/*.js'],
  ['/media/dusk-0a1b2c3d.webp', true, '/media/*.webp'],
  ['/cards/dusk-0a1b2c3d.webp.jpg', true, '/cards/*.jpg'],
  ['/dialogs/telephone.json?from=/', true, '/dialogs/*.json'],
  ['/favicon.svg', true, '/*.svg'],
])('DSK-10/paths %s of ours is noted as %#', (target, found, noted) => {
  expect(logged(target, found)).toBe(noted);
});

test.each([
  ['/jane@example.com/Jane%20Doe', false, '(unknown)'],
  ['/jane@example.com', true, '(unknown)'],
  // Pages with a parameter match anything, whatever they answer.
  ['/the-delta/experiences/jane@example.com', false, '/{property}/experiences/{category}'],
  ['/the-delta/experiences/jane@example.com', true, '/{property}/experiences/{category}'],
  ['/the-delta/jane', false, '(unknown)'],
  ['/experiences/jane-doe-27821234567', false, '/experiences/{category}'],
  ['/media/jane@example.com.webp', false, '/media/*.webp'],
  ['/media/jane@example.com', false, '(unknown)'],
  ['/jane.pdf', false, '(unknown)'],
  ['/blog/jane', false, '/blog/{story}'],
  ['/nowhere/jane', false, '(unknown)'],
  ['/enquiry/jane@example.com', false, '(unknown)'],
  ['//jane@example.com', false, '(unknown)'],
  ['*', false, '(unknown)'],
])('DSK-10/paths of %s nothing that was typed is noted', (target, found, noted) => {
  expect(logged(target, found)).toBe(noted);
});

test.each([
  [
    'Could not render http://localhost:3000/jane@example.com?x=y\nError: gone\n    at /srv/page.mjs:3:1',
    'Could not render (unknown)\nError: gone\n    at /srv/page.mjs:3:1',
  ],
  ['Could not render /jane@example.com', 'Could not render (unknown)'],
  [
    'Unhandled rejection while rendering http://a/experiences/jane\nx',
    'Unhandled rejection while rendering /experiences/{category}\nx',
  ],
  ['Could not render http://localhost/contact-us', 'Could not render /contact-us'],
  ['nothing of the kind', 'nothing of the kind'],
])('DSK-10/paths of %j nothing that was typed is noted', (message, noted) => {
  expect(withLoggedPath(message, collection)).toBe(noted);
});
