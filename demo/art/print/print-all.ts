import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardPage, cards } from './card.ts';
import { mapPage } from './map.ts';
import { icon } from './mark.ts';
import { planPage } from './plan-page.ts';
import { roomPlans } from './plans.ts';
import { openPress } from './press.ts';

const platesFolder = new URL('../plates/', import.meta.url);
const dataAddress = (plate: string) =>
  `data:image/webp;base64,${readFileSync(new URL(`${plate}.webp`, platesFolder)).toString('base64')}`;

/**
 * Prints what is set rather than drawn: the map, the social cards, the plans of rooms and the icons.
 *
 * @param executablePath a Chromium
 */
export async function printAll(executablePath: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const press = await openPress(executablePath);
  const webp = async (name: string, png: Buffer) =>
    writeFileSync(join(folder, `${name}.webp`), await sharp(png).webp({ quality: 82, effort: 6 }).toBuffer());
  try {
    await webp('map-southern-africa', await press.print(mapPage(), 1920, 1200));
    for (const [name, { plate, focus, name: title, place }] of Object.entries(cards))
      await webp(name, await press.print(cardPage(dataAddress(plate), focus, title, place), 1200, 630));
    for (const [room, plan] of Object.entries(roomPlans))
      await webp(`plan-${room}`, await press.print(planPage(plan), 1200, 900));
    const card = await press.print(cardPage(dataAddress('home-dusk'), [62, 66]), 1200, 630);
    writeFileSync(join(folder, 'social-card.jpg'), await sharp(card).jpeg({ quality: 82 }).toBuffer());
    for (const [name, size, air] of [
      ['apple-touch-icon', 180, 0.12],
      ['icon-192', 192, 0.06],
      ['icon-512', 512, 0.06],
      ['icon-maskable-512', 512, 0.2],
    ] as const) {
      const png = await press.print(icon(size, air), size, size);
      writeFileSync(
        join(folder, `${name}.png`),
        await sharp(png).png({ palette: true, effort: 10 }).toBuffer(),
      );
    }
  } finally {
    await press.close();
  }
  process.stdout.write(`The map, the cards, the plans and the icons are in ${folder}.\n`);
}
