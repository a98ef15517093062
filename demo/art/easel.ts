import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Scene } from './scene.ts';

/** Below this width the printed grain looks coarse: smaller pictures are made from one of this width. */
const drawnWidth = 1920;

export interface Easel {
  /** Draws a scene; the picture as PNG. */
  draw(scene: Scene, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

const entry = `
import { render } from './render.ts';
globalThis.drawScene = (scene, width, height) => {
  const canvas = document.createElement('canvas');
  render(canvas, scene, width, height);
  return canvas.toDataURL('image/png');
};`;

/** The generator in one script, for a page. */
async function bundle(): Promise<string> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

const drawInPage = async ([scene, width, height]: readonly [Scene, number, number]) => {
  const page = globalThis as unknown as {
    drawScene: (scene: Scene, width: number, height: number) => string;
  };
  return page.drawScene(scene, width, height);
};

/**
 * Cuts the middle out of what was drawn wide, where the scene is shown tall (4 to 5).
 *
 * @returns the picture at the asked size; a tall one has the asked height
 */
async function finished(png: Buffer, scene: Scene, width: number, height: number): Promise<Buffer> {
  const picture = sharp(png).resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  if (scene.frame !== 'tall') return await picture.png().toBuffer();
  const wide = Math.round(height * 0.8);
  return await sharp(await picture.png().toBuffer())
    .extract({ left: Math.round((width - wide) / 2), top: 0, width: wide, height })
    .png()
    .toBuffer();
}

/**
 * A browser that draws scenes, until it is closed.
 *
 * @param executablePath a Chromium
 */
export async function openEasel(executablePath: string): Promise<Easel> {
  const script = await bundle();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return {
    async draw(scene, width, height) {
      const scale = Math.max(1, drawnWidth / width);
      const drawn = [scene, Math.round(width * scale), Math.round(height * scale)] as const;
      const url = await page.evaluate(drawInPage, drawn);
      return await finished(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), scene, width, height);
    },
    close: () => browser.close(),
  };
}
