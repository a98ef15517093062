import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for a page, in the mode that judges within the page itself, and told to list only what is wrong: it takes a third of the time of
 * the other mode, which opens a second page to put together what it found in frames from elsewhere. No page tested has such a frame.
 */
export const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
