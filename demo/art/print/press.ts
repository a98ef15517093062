import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

/** Sets pages of HTML and SVG in the house type, until it is closed. */
export interface Press {
  /** The page as PNG. */
  print(body: string, width: number, height: number, clear?: boolean): Promise<Buffer>;
  close(): Promise<void>;
}

const fonts = createRequire(new URL('../../../apps/site/package.json', import.meta.url));

const face = (family: string, file: string, style: string) =>
  `@font-face { font-family: '${family}'; font-style: ${style}; src: url(data:font/woff2;base64,${readFileSync(fonts.resolve(file)).toString('base64')}) }`;

/** @param executablePath a Chromium */
export async function openPress(executablePath: string): Promise<Press> {
  const faces = [
    face('Bona Nova', '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2', 'normal'),
    face('Bona Nova', '@fontsource/bona-nova/files/bona-nova-latin-400-italic.woff2', 'italic'),
  ].join('\n');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    async print(body, width, height, clear = false) {
      const page = await browser.newPage({ viewport: { width, height } });
      try {
        await page.setContent(
          `<style>${faces} * { margin: 0; box-sizing: border-box } body { width: ${width}px; height: ${height}px; overflow: hidden; font-family: 'Bona Nova', serif }</style>${body}`,
        );
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        return await page.screenshot({ omitBackground: clear });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
