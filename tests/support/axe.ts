import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The same axe as the builder's, in its short writing: 0.65 MB for a browser to read, not 1.5. */
const source = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** Gives a page axe once, however often it is asked; the builder would twice each time. */
class Axe extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: 'void 0' });
    this.#page = page;
  }

  override async analyze() {
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(source);
    return super.analyze();
  }
}

/**
 * axe for a page, in the mode that judges within the page itself, and told to list only what is wrong: it takes a third of the time of
 * the other mode, which opens a second page to put together what it found in frames from elsewhere. No page tested has such a frame.
 */
export const axeFor = (page: Page): AxeBuilder =>
  new Axe(page).setLegacyMode(true).options({ resultTypes: ['violations'] });
