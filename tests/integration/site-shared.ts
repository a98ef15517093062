import { rmSync } from 'node:fs';
import { currencyKey, startCurrency } from '../fakes/currency.ts';
import { fakeStore } from '../fakes/studio-entries.ts';
import type { FakeStudio } from '../fakes/studio-rest.ts';
import { type RunningSite, type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

/** One for all files of a worker, which keeps its modules from file to file. */
let running: Promise<SiteStage> | null = null;

async function start(): Promise<SiteStage> {
  const exchange = await startCurrency();
  const stage = await siteStage({
    env: {
      ...withoutLimits,
      LIMIT_SEARCHES_PER_MINUTE: '100000',
      CURRENCY_URL: exchange.url,
      CURRENCY_KEY: currencyKey,
      CURRENCIES: 'USD,EUR,GBP',
    },
  });
  // The runner ends a worker with a signal that waits for nothing.
  const end = () => {
    stage.process().kill('SIGKILL');
    rmSync(stage.dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', end);
  process.once('SIGTERM', () => process.exit());
  return stage;
}

/** Puts the stand-in's content, drafts and faults back as they are when it is started. */
function putBack(studio: FakeStudio): void {
  const { collections, files } = studio.store;
  const first = fakeStore();
  for (const name of Object.keys(collections)) delete collections[name];
  Object.assign(collections, first.collections);
  files.clear();
  for (const [name, bytes] of first.files) files.set(name, bytes);
  for (const kept of [studio.faults, studio.drafts]) for (const name of Object.keys(kept)) delete kept[name];
  studio.requests.length = 0;
  studio.reads.length = 0;
}

export interface SharedSite extends RunningSite {
  /** Publishes whatever was changed in the stand-in's content, of every kind. */
  publishAll(): Promise<void>;
}

/**
 * A site that this file shares with others, one after another, for tests that read, post and publish. Its stand-in studio holds what
 * it always holds at the start, and `close` puts that back; what other files sent is in its store. It has no limits on posts and
 * searches, and a service of exchange rates.
 */
export async function sharedSite(): Promise<SharedSite> {
  running ??= start();
  const stage = await running;
  const { collections } = stage.studio.store;
  const from = stage.output().length;
  const output = () => stage.output().slice(from);
  const told = new Set<string>();
  const site: SharedSite = {
    ...stage,
    output,
    async publish(tags, change) {
      for (const tag of tags) told.add(tag);
      await stage.publish(tags, change);
    },
    publishAll: () => site.publish(Object.keys(collections), () => {}),
    async written(text, withinMs = 20_000) {
      const until = Date.now() + withinMs;
      while (!output().includes(text)) {
        if (Date.now() > until) throw new Error(`The site did not write "${text}": ${output().slice(-2000)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      putBack(stage.studio);
      if (told.size > 0) await stage.publish([...told], () => {});
    },
  };
  return site;
}
