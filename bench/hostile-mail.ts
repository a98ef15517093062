/**
 * What mails that are made to stop the site do to it: two built sites, one that reads a mailbox and one that does not, are asked for their
 * health and a kept page in the same moments while 200 such mails are read; then the site is killed in the middle of each kind, twice.
 * Bars: p99 at most 1.5 times that of the site without a mailbox, or at most 100 ms, and none above 2 s; after each kill every good mail
 * behind a hostile one is at the desk within a minute.
 *
 *   node bench/hostile-mail.ts [--mails 200] [--pause 20] [--kill true]
 *
 * A real Dovecot holds the mailbox. Speaks to loopback only.
 */

import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type SiteStage, siteStage, withoutLimits } from '../tests/integration/site-stage.ts';
import { dovecotPath, startDovecot } from '../tests/support/dovecot.ts';
import { until } from './support/bench-site.ts';
import { hostileKinds } from './support/hostile-mails.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '200' },
    pause: { type: 'string', default: '20' },
    kill: { type: 'string', default: 'true' },
  },
});
const bars = { ratio: 1.5, p99: 100, longest: 2000, behind: 60_000 };
const program = dovecotPath();
if (program === null) throw new Error('Dovecot is not installed.');

const goodMail = (id: string) =>
  Buffer.from(
    `From: Guest <guest@example.org>\r\nMessage-ID: <${id}@example.org>\r\nSubject: ${id}\r\n\r\nGood evening.\r\n`,
  );

/** Milliseconds until the whole answer. */
function asked(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}

interface Asked {
  readonly site: string;
  readonly path: string;
  readonly taken: number[];
}

/** Asks both sites for both addresses again and again, the one with the other, until `stop`. */
async function askAll(all: readonly (Asked & { readonly url: string })[], stop: AbortSignal): Promise<void> {
  await Promise.all(
    all.map(async ({ url, path, taken }) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!stop.aborted) {
        taken.push(await asked(`${url}${path}`, agent));
        await wait(Number(values.pause));
      }
      agent.destroy();
    }),
  );
}

function storeOf(stage: SiteStage) {
  const file = join(stage.dataDir, 'enquiries', 'enquiries.db');
  return <Row>(query: string, ...parameters: string[]): Row[] => {
    const store = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    try {
      return store.prepare(query).all(...parameters) as Row[];
    } finally {
      store.close();
    }
  };
}

const megabytesHeld = (stage: SiteStage, what: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${stage.process().pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
};

let failed = false;
const say = (words: string, isMet: boolean) => {
  failed ||= !isMet;
  console.log(`${words}: ${isMet ? 'met' : 'NOT met'}`);
};

const server = await startDovecot(program);
const box = server.newBox();
const env = { ...withoutLimits, LIMIT_DEADLINE_FACTOR: '1' };
const alone = await siteStage({ env });
const reading = await siteStage({ env: { ...env, IMAP_URL: box.url } });
const rows = storeOf(reading);
const atDesk = (id: string) =>
  rows('SELECT 1 FROM stray_mails WHERE mail_id = ?', `${id}@example.org`).length > 0;

async function readAll(): Promise<void> {
  const total = Number(values.mails);
  const mails = hostileKinds.flatMap(({ share, make }, kind) =>
    Array.from({ length: Math.max(1, Math.round((share * total) / 200)) }, (_, at) => ({
      at: at / share,
      id: `hostile-${kind}-${at}`,
      make,
    })),
  );
  // Of every kind some at any time, not one after the other.
  mails.sort((one, other) => one.at - other.at);
  const all = [alone, reading].flatMap(({ url }) =>
    ['/health', '/'].map((path) => ({
      ...{ url, path, taken: [] as number[] },
      site: url === alone.url ? 'without a mailbox' : 'reading',
    })),
  );
  const rest = megabytesHeld(reading, 'VmRSS');
  const stop = new AbortController();
  const asking = askAll(all, stop.signal);
  const began = performance.now();
  for (const [count, { id, make }] of mails.entries()) {
    await box.deliver(make(id));
    if (count % 20 === 19) await box.deliver(goodMail(`good-${count}`));
  }
  const delivered = (performance.now() - began) / 1000;
  await box.deliver(goodMail('good-last'));
  await until('The last mail', 1_200_000, () => atDesk('good-last'));
  const seconds = (performance.now() - began) / 1000;
  stop.abort();
  await asking;
  const missing = mails.flatMap((_, count) => (count % 20 === 19 && !atDesk(`good-${count}`) ? [count] : []));
  const [kept] = rows<{ n: number }>('SELECT COUNT(*) AS n FROM stray_mails');
  const [whole] = rows<{ n: number }>("SELECT COUNT(*) AS n FROM stray_files WHERE kind = 'message/rfc822'");
  console.log(
    `${mails.length} hostile mails of ${hostileKinds.length} kinds, delivered in ${delivered.toFixed(0)} s and read in ${seconds.toFixed(0)} s; ` +
      `${kept?.n} at the desk, ${whole?.n} of them whole and unread; the site held ${rest} MB at rest, ` +
      `${megabytesHeld(reading, 'VmHWM')} MB at most, ${megabytesHeld(reading, 'VmRSS')} MB after; load ${loadavg()[0]?.toFixed(1)}`,
  );
  say(`${missing.length} good mails among them missing`, missing.length === 0);
  for (const path of ['/health', '/']) {
    const [without, ours] = [alone, reading].map(
      ({ url }) => all.find((each) => each.url === url && each.path === path)?.taken ?? [],
    );
    const figures = [without ?? [], ours ?? []].map((taken) => ({
      p50: percentile(taken, 0.5),
      p99: percentile(taken, 0.99),
      longest: Math.max(...taken),
      count: taken.length,
    }));
    const [base, measured] = figures;
    if (!base || !measured) throw new Error('Nothing was measured.');
    const words = figures
      .map(
        ({ p50, p99, longest, count }) =>
          `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(0)} ms of ${count}`,
      )
      .join('; reading ');
    const isMet =
      (measured.p99 <= base.p99 * bars.ratio || measured.p99 <= bars.p99) && measured.longest <= bars.longest;
    say(`${path}: without a mailbox ${words}; ratio of p99 ${(measured.p99 / base.p99).toFixed(2)}`, isMet);
  }
}

/** Kills the site in the middle of a mail of a kind as often as it is met again. @returns milliseconds from the last kill to the good mail */
async function killIn(kind: number, make: (id: string) => Buffer): Promise<{ kills: number; ms: number }> {
  const good = `good-behind-${kind}`;
  await box.deliver(make(`killing-${kind}`));
  await box.deliver(goodMail(good));
  let kills = 0;
  let last = performance.now();
  while (kills < 2 && !atDesk(good)) {
    const [row] = rows<{ begun: number }>(
      'SELECT begun FROM mailbox_tries WHERE begun > 0 ORDER BY uid LIMIT 1',
    );
    if (!row || Number(row.begun) <= kills) {
      await wait(2);
      continue;
    }
    await reading.kill();
    kills += 1;
    last = performance.now();
    await reading.start();
  }
  await until('The good mail behind', 180_000, () => atDesk(good));
  return { kills, ms: performance.now() - last };
}

try {
  await until('The first reading', 60_000, () => rows('SELECT 1 FROM mailbox_places').length > 0);
  await readAll();
  if (values.kill === 'true') {
    for (const [kind, { name, make }] of hostileKinds.entries()) {
      const { kills, ms } = await killIn(kind, make);
      say(
        `${name}: killed ${kills} times, the good mail behind at the desk ${(ms / 1000).toFixed(1)} s after`,
        ms <= bars.behind,
      );
    }
  }
} finally {
  await reading.close();
  await alone.close();
  await server.stop();
}
process.exitCode = failed ? 1 : 0;
