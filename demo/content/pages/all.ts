import type { Brand } from '@sundowner/brand';
import { conservation } from './conservation.ts';
import { ourStory } from './our-story.ts';
import type { WordPage } from './page.ts';
import { payingSafely } from './paying-safely.ts';
import { bookingTerms, cookiePolicy, siteTerms, subscriptionConfirmation } from './policies.ts';

/** Every page that is mostly words. */
export const wordPages = (brand: Brand): readonly WordPage[] =>
  [ourStory, conservation, cookiePolicy, siteTerms, bookingTerms, payingSafely, subscriptionConfirmation].map(
    (page) => page(brand),
  );
