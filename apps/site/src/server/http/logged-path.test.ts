import { defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { loggedPath, withLoggedPath } from './request-log.ts';

const logged = (target: string, found: boolean) => loggedPath(target, found, defaultBrand);

test.each([
  ['/', true, '/'],
  ['/contact-us?email=jane@example.com', true, '/contact-us'],
  ['/contact-us', false, '/contact-us'],
  ['/lionsands/river-lodge', true, '/lionsands/river-lodge'],
  ['/enquiry/phoneme?name=Jane', false, '/enquiry/phoneme'],
  ['/health', true, '/health'],
  ['/lionsands/rates-and-offers.pdf', true, '/lionsands/rates-and-offers.pdf'],
  ['/_astro/page.Dk3_x.js', true, '/_astro/*.js'],
  ['/media/dusk-0a1b2c3d.webp', true, '/media/*.webp'],
  ['/dialogs/telephone.json?from=/', true, '/dialogs/*.json'],
  ['/favicon.svg', true, '/*.svg'],
])('DSK-10/paths %s of ours is noted as %#', (target, found, noted) => {
  expect(logged(target, found)).toBe(noted);
});

test.each([
  ['/jane@example.com/Jane%20Doe', false, '(unknown)'],
  ['/jane@example.com', true, '(unknown)'],
  // Pages with a parameter match anything, whatever they answer.
  ['/lionsands/jane@example.com', false, '/lionsands/{lodge}'],
  ['/lionsands/jane@example.com', true, '/lionsands/{lodge}'],
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
    'Unhandled rejection while rendering http://a/lionsands/jane\nx',
    'Unhandled rejection while rendering /lionsands/{lodge}\nx',
  ],
  ['Could not render http://localhost/contact-us', 'Could not render /contact-us'],
  ['nothing of the kind', 'nothing of the kind'],
])('DSK-10/paths of %j nothing that was typed is noted', (message, noted) => {
  expect(withLoggedPath(message, defaultBrand)).toBe(noted);
});
