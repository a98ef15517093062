import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { place } from '../collections/made/names.ts';
import { placeMadeOn } from './place-made-on.ts';
import { placeMovedOn } from './place-moved-on.ts';
import { makePlace, type PlaceStage, placeStage } from './place-stage.ts';
import { hrefsIn } from './place-steps.ts';

/** An editor makes a whole place in the studio of a running product: once for all tests, since it takes some two hundred requests. */
let stage: PlaceStage;
let shownAfterMs = 0;

/** Whether visitors find its houses, and what was published last of all: its tour. */
async function isShown(): Promise<boolean> {
  const [home, tours] = await Promise.all([stage.page('/'), stage.page('/more-360s')]);
  const links = [...hrefsIn(home.$, 'header a'), ...hrefsIn(tours.$, 'main a')];
  return [`${place.root}/stone-lodge`, `${place.root}/windmill-camp`, place.tour].every((href) =>
    links.includes(href),
  );
}

beforeAll(async () => {
  stage = await placeStage();
  // Kept as they are before there is such a place.
  for (const path of ['/', '/rates', '/no-such-page', '/sitemap.xml', `${place.root}/stone-lodge`])
    await stage.get(path);
  await makePlace(stage);
  const published = Date.now();
  while (!(await isShown()) && Date.now() < published + 60_000) await delay(20);
  shownAfterMs = Date.now() - published;
}, 900_000);
afterAll(() => stage?.stop());

placeMadeOn(
  () => stage,
  () => shownAfterMs,
);
placeMovedOn(() => stage);
