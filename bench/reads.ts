/**
 * How long a reader takes to read afresh, with 10,000 stories in the studio, and a page of the listing to be drawn that nobody asked for
 * before. Bars: p99 at most 60 ms for every reader, and 80 ms for such a page.
 *
 *   node bench/reads.ts [--stories 10000] [--rounds 100]
 *
 * The studio must be built. It gets a data directory and a database of its own, removed at the end.
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { defaultBrand, defaultInstallation } from '@sundowner/brand';
import { createContent } from '../apps/site/src/content/content.ts';
import { readExperiences } from '../apps/site/src/content/experience/experience.ts';
import { readTravelAfrica } from '../apps/site/src/content/journey/travel-africa.ts';
import { withCollection } from '../apps/site/src/content/places/collection-scope.ts';
import { createCollectionStore } from '../apps/site/src/content/places/collection-store.ts';
import type { Reading } from '../apps/site/src/content/reading/reading.ts';
import { createSnapshots } from '../apps/site/src/content/reading/snapshots.ts';
import { createDraftSource, createStudioSource } from '../apps/site/src/content/reading/source.ts';
import { readChrome } from '../apps/site/src/content/site/chrome.ts';
import { readHome } from '../apps/site/src/content/site/home-page.ts';
import { readStoryListing } from '../apps/site/src/content/story/stories.ts';
import { readStory } from '../apps/site/src/content/story/story.ts';
import { provideInstallation } from '../apps/site/src/installation/provide-installation.ts';
import { makeStudioHome, startStudioProcess, studioCommand } from '../tests/support/studio-process.ts';
import { benchEnvironment, endChildren, startSite } from './support/bench-site.ts';

const { values } = parseArgs({
  options: { stories: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '100' } },
});
provideInstallation(defaultInstallation);
const rounds = Number(values.rounds);
const barMs = 60;
const pageBarMs = 80;

const home = await makeStudioHome();
const copies = mkdtempSync(join(tmpdir(), 'sundowner-bench-'));
const migrated = await studioCommand(home, 'migrate');
if (migrated.code !== 0) throw new Error(migrated.stderr);
const seed = resolve(import.meta.dirname, 'support/seed-stories.ts');
const seeded = await promisify(execFile)(process.execPath, [seed, values.stories], {
  env: home.env,
  cwd: resolve(import.meta.dirname, '../apps/studio'),
});
console.log(seeded.stdout.trim());
const load = () => loadavg()[0]?.toFixed(1) ?? '?';

const studio = await startStudioProcess(home);
const options = { studioUrl: studio.url, token: home.keys.contentToken };
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const source = createStudioSource(options);
const collection = createCollectionStore({ brand: defaultBrand, log: quiet });
const content = createContent(
  {
    source,
    collection: collection.current,
    drafts: (proof) => createDraftSource(options, proof),
    snapshots: createSnapshots(copies, quiet),
    log: quiet,
  },
  { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: false },
);
collection.follow(content);
await collection.read();

const last = Number(values.stories) - 1;
/** The first page of those with these tags, of whichever group each is. */
const tagged = (...slugs: string[]) => ({
  page: 1,
  chosen: { travellerType: slugs, interest: slugs, property: slugs },
});
/** Each round asks for another entry where there are many. */
const readers: Readonly<Record<string, (page: Reading, round: number) => Promise<unknown>>> = {
  'frame of a page': (page) => readChrome(page),
  'newest stories and the home page': (page) => readHome(page),
  'a story': (page, round) => readStory(page, `story-${(round * 37) % last}`),
  'a story that does not exist': (page, round) => readStory(page, `nothing-${round}`),
  'stories, first page': (page) => readStoryListing(page, { page: 1, chosen: {} }),
  'stories, page 900': (page) => readStoryListing(page, { page: 900, chosen: {} }),
  'stories by one tag': (page, round) => readStoryListing(page, tagged(`tag-${round % 29}`)),
  'stories by three groups': (page) => readStoryListing(page, tagged('tag-0', 'tag-1', 'tag-2', 'tag-3')),
  experiences: (page) => readExperiences(page),
  'Travel Africa': (page) => readTravelAfrica(page),
};

let failed = false;
/** @param ask the first ten rounds, below 0, warm it up */
async function measure(name: string, bar: number, ask: (round: number) => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let round = -10; round < rounds; round++) {
    const began = performance.now();
    await ask(round);
    if (round >= 0) taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.ceil(taken.length * share) - 1)] ?? 0;
  const [p50, p99] = [at(0.5), at(0.99)];
  if (p99 > bar) failed = true;
  console.log(
    `${name}: ${p50.toFixed(1)} ms median, ${p99.toFixed(1)} ms p99 (bar ${bar} ms; load ${load()})`,
  );
}

for (const [name, read] of Object.entries(readers))
  await measure(name, barMs, (round) => {
    source.forget(null);
    return withCollection(collection.current(), () => read(content.forPage(), Math.abs(round)));
  });

const siteEnv: Readonly<Record<string, string>> = {
  ...(await benchEnvironment(home.folder, join(home.folder, 'keys'))),
  STUDIO_PORT: String(home.port),
};
await startSite(siteEnv);
// Its search reads every story once after a start, and answers when it has: until then it and the pages share the studio.
const beganSearch = performance.now();
await (await fetch(`${siteEnv.SITE_URL}/search?q=night`)).text();
console.log(
  `search of ${values.stories} stories, first answer after a start: ${(performance.now() - beganSearch).toFixed(0)} ms (no bar)`,
);
const pages: Readonly<Record<string, (round: number) => string>> = {
  'a page of the listing, drawn afresh': (round) => `/blog?page=${round + 12}`,
  'a filtered page, drawn afresh': (round) =>
    `/blog?traveller-type=tag-${(round + 10) % 29}&interest=tag-${(round + 11) % 29}&page=${(Math.abs(round) % 3) + 1}`,
};
for (const [name, path] of Object.entries(pages))
  await measure(name, pageBarMs, async (round) => {
    const answer = await fetch(`${siteEnv.SITE_URL}${path(round)}`);
    await answer.text();
    if (!answer.ok) throw new Error(`${path(round)} answered ${answer.status}.`);
  });
endChildren();
await studio.stop();
home.remove();
rmSync(copies, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
