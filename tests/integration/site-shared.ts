import { rmSync } from 'node:fs';
import { currencyKey, type FakeCurrency, startCurrency } from '../fakes/currency.ts';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { fakeStore } from '../fakes/studio-entries.ts';
import type { FakeStudio } from '../fakes/studio-rest.ts';
import { type RunningSite, type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

/** What a shared site has beside it. */
interface Shared<Beside> {
  readonly stage: SiteStage;
  readonly beside: Beside;
}

async function start<Beside>(beside: Beside, env: Readonly<Record<string, string>>): Promise<Shared<Beside>> {
  const stage = await siteStage({ env: { ...withoutLimits, ...env } });
  // The runner ends a worker with a signal that waits for nothing.
  const end = () => {
    stage.process().kill('SIGKILL');
    rmSync(stage.dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', end);
  process.once('SIGTERM', () => process.exit());
  return { stage, beside };
}

/** One for all files of a worker, which keeps its modules from file to file. */
let running: Promise<Shared<{ exchange: FakeCurrency }>> | null = null;

async function startWithRates() {
  const exchange = await startCurrency();
  return start(
    { exchange },
    {
      LIMIT_SEARCHES_PER_MINUTE: '100000',
      SECURITY_CONTACT: 'https://www.example.com/report',
      CURRENCY_URL: exchange.url,
      CURRENCY_KEY: currencyKey,
      CURRENCIES: 'usd, EUR, GBP',
    },
  );
}

/** And one whose mails leave it. */
let mailing: Promise<Shared<{ smtp: FakeSmtp; hubspot: FakeHubspot }>> | null = null;
export const concierge = 'concierge@example.com';
export const letterForm = '00000000-0000-4000-8000-000000000004';

async function startMailing() {
  const [smtp, hubspot] = await Promise.all([startSmtp(), startHubspot()]);
  return start(
    { smtp, hubspot },
    {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: concierge,
      HUBSPOT_BASE_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: '4711',
      HUBSPOT_FORM_NEWSLETTER: letterForm,
    },
  );
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

/** The site as one file has it: what it wrote before is not told, and what was published is taken back at the end. */
function lent(stage: SiteStage): SharedSite {
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

/**
 * A site that this file shares with others, one after another, for tests that read, post and publish. Its stand-in studio holds what
 * it always holds at the start, and `close` puts that back; what other files sent is in its store. It has no limits on posts and
 * searches, and a service of exchange rates (`exchange`).
 */
export async function sharedSite(): Promise<SharedSite & { readonly exchange: FakeCurrency }> {
  running ??= startWithRates();
  const { stage, beside } = await running;
  return { ...lent(stage), ...beside };
}

/** Another such site, whose mails reach a server, and whose confirmed letters a CRM; other files' do as well. */
export async function sharedMailingSite(): Promise<
  SharedSite & { readonly smtp: FakeSmtp; readonly hubspot: FakeHubspot }
> {
  mailing ??= startMailing();
  const { stage, beside } = await mailing;
  return { ...lent(stage), ...beside };
}
