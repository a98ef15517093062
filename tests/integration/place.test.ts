import { afterAll, beforeAll, expect } from 'vitest';
import { place } from '../collections/made/names.ts';
import { placeMadeOn } from './place-made-on.ts';
import { placeMovedOn } from './place-moved-on.ts';
import { makePlace, type PlaceStage, placeStage } from './place-stage.ts';
import { hrefsIn } from './place-steps.ts';

/** An editor makes a whole place in the studio of a running product: once for all tests, since it takes some two hundred requests. */
let stage: PlaceStage;
let shownAfterMs = 0;

beforeAll(async () => {
  stage = await placeStage();
  // Kept as they are before there is such a place.
  for (const path of ['/', '/rates', '/no-such-page', '/sitemap.xml', `${place.root}/stone-lodge`])
    await stage.get(path);
  await makePlace(stage);
  const published = Date.now();
  await expect
    .poll(async () => hrefsIn((await stage.page('/')).$, 'header a'), { timeout: 60_000, interval: 20 })
    .toEqual(
      expect.arrayContaining([place.root, `${place.root}/stone-lodge`, `${place.root}/windmill-camp`]),
    );
  shownAfterMs = Date.now() - published;
}, 900_000);
afterAll(() => stage?.stop());

placeMadeOn(
  () => stage,
  () => shownAfterMs,
);
placeMovedOn(() => stage);
