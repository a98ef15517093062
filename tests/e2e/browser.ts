import { findChromium, findWholeChromium } from '../../bin/testing/outside-programs.ts';

/** What a browser for the tests is started with. @param executablePath `null` for Playwright's own */
const startedWith = (executablePath: string | null) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Nobody looks on, and no machine that tests has a graphics card worth the name.
    '--disable-gpu',
    // Beyond the limit no process is started for a page that may come: two of three were for nothing.
    '--renderer-process-limit=1',
    // The headless shell does not measure its line; pictures wait as on 4G, which a browser takes a quick one for. The others are
    // Playwright's own, which the last of this name replaces.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
    // The sandbox needs a user namespace, which root in a container has not.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});

export const launchOptions = startedWith(findChromium());

/**
 * For files that ask each page once and leave it. V8 runs the scripts and does not compile them a second time for speed, which it does
 * beside them: axe, the longest script such a page sees, takes a fifth less processor time so.
 */
export const briefBrowser = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--no-turbofan --no-maglev'],
};

/** For what Chromium's headless shell has not: a store of pages that were left, and a first frame that waits for its fonts. */
export const wholeBrowser = startedWith(findWholeChromium());
