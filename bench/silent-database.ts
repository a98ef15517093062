/**
 * A database that falls silent: site and studio on one PostgreSQL, by a network that for a while carries nothing and closes nothing, again
 * and again, while editors publish and concierges look at the desk. Measured after each silence: seconds until a sign-in, a publish, what
 * was set for a time in the silence, the desk and an enquiry are well, each tried every 200 ms. Bar: 10 s for each. And of what was asked in
 * the silences: whether every refusal said so with 503, and whether "Nothing was saved" was true.
 *
 *   node bench/silent-database.ts [--silences 10] [--seconds 30]
 *
 * Speaks to loopback only, on a PostgreSQL and a data directory of its own.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadKeyring } from '@sundowner/keyring';
import { startFaultyNetwork } from '../tests/fakes/faulty-network.ts';
import { enquiriesAt } from '../tests/integration/site-enquiry-posts.ts';
import { withoutLimits } from '../tests/integration/site-stage.ts';
import { makePeople } from '../tests/support/kept-databases.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { startProduct } from '../tests/support/product.ts';
import { personWith } from '../tests/support/studio-people.ts';
import { type Person, type StudioHome, signIn } from '../tests/support/studio-process.ts';

const { values } = parseArgs({
  options: { silences: { type: 'string', default: '10' }, seconds: { type: 'string', default: '30' } },
});
const silences = Number(values.silences);
const length = Number(values.seconds) * 1000;
const barSeconds = 10;
const giveUpAfter = 120_000;

const postgres = await startPostgres();
const network = await startFaultyNetwork(await postgres.createDatabase());
const product = await startProduct({
  seeded: false,
  env: {
    ...withoutLimits,
    DATABASE_URL: network.url,
    LIMIT_DEADLINE_FACTOR: '1',
    LIMIT_SIGN_INS_PER_ACCOUNT: '100000',
    LIMIT_SIGN_INS_PER_NETWORK: '100000',
  },
});
const publish = (editor: Person, id: number, displayName: string) =>
  editor('PATCH', `footer/${id}`, { displayName, _status: 'published' });
const footer = async (editor: Person, id: number) =>
  (await (await editor('GET', `footer/${id}`)).json()) as { displayName: string; _status: string };
const listRequest = { list: 'all' };

const things = ['sign-in', 'publish', 'schedule', 'desk', 'enquiry'] as const;
type Thing = (typeof things)[number];
const slowest = new Map<Thing, number>();
const refusals = new Map<string, number>();
let untrue = 0;
let failed = false;
try {
  const { studioUrl: url } = product;
  // Its people are made by a process of its own, as a command's are.
  await makePeople({ env: product.env } as StudioHome);
  const editor = await signIn({ url }, personWith('editor').email);
  const concierge = await signIn({ url }, personWith('concierge').email);
  for (let round = 1; round <= silences; round += 1) await silence(round, editor, concierge);
} finally {
  await product.stop();
  await network.close();
  await postgres.stop();
}
for (const [words, count] of refusals) console.log(`in the silences ${count} times: ${words}`);
console.log(`"Nothing was saved" was untrue ${untrue} times`);
for (const thing of things)
  console.log(`${thing}: well after at most ${slowest.get(thing)} s (bar ${barSeconds})`);
process.exitCode = failed || untrue > 0 ? 1 : 0;

async function draft(editor: Person, displayName: string): Promise<number> {
  const answer = await editor('POST', 'footer?draft=true', { displayName, position: 1, links: [] });
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}
/** Asks until it is well. @returns seconds */
async function until(began: number, isWell: () => Promise<boolean>): Promise<number> {
  while (performance.now() - began < giveUpAfter) {
    if (await isWell().catch(() => false)) break;
    await wait(200);
  }
  return Math.round((performance.now() - began) / 100) / 10;
}

async function silence(round: number, editor: Person, concierge: Person): Promise<void> {
  const mark = randomBytes(4).toString('hex');
  const [busy, later, fresh] = await Promise.all(
    ['busy', 'later', 'fresh'].map((name) => draft(editor, `${name} ${mark}`)),
  );
  if (busy === undefined || later === undefined || fresh === undefined)
    throw new Error('There are no drafts.');
  const at = new Date(Date.now() + length / 2).toISOString();
  await editor('POST', `footer/${later}/schedule`, { type: 'publish', at });

  // Somebody saves all the time, from before the silence until its end.
  const over = new AbortController();
  const unsaved = new Set<string>();
  const saving = Promise.all(
    [0, 1, 2].map(async (person) => {
      for (let time = 0; !over.signal.aborted; time += 1) {
        const name = `${mark} ${person} ${time}`;
        const answer = await publish(editor, busy, name).catch(() => null);
        if (!answer || answer.ok) continue;
        const { errors } = (await answer.json()) as { errors?: { message: string }[] };
        const words = `${answer.status} ${errors?.[0]?.message ?? 'without words'}`;
        refusals.set(words, (refusals.get(words) ?? 0) + 1);
        if (words.includes('Nothing was saved')) unsaved.add(name);
      }
    }),
  );
  await wait(1000);
  network.swallow();
  await wait(length);
  network.mend();
  const began = performance.now();
  over.abort();
  const settings = product.env;
  const visitors = enquiriesAt({
    port: Number(settings.PORT),
    internalUrl: product.internalUrl,
    dataDir: product.dataDir,
    keyring: loadKeyring(product.keysDir),
  });
  const well: Record<Thing, () => Promise<boolean>> = {
    'sign-in': async () => Boolean(await signIn({ url: product.studioUrl }, personWith('admin').email)),
    publish: async () => (await publish(editor, fresh, `after ${mark}`)).ok,
    schedule: async () => (await footer(editor, later))._status === 'published',
    desk: async () => (await concierge('POST', 'desk/list', listRequest)).ok,
    enquiry: async () => (await visitors.postJson(visitors.filled())).status === 201,
  };
  const seconds = await Promise.all(things.map((thing) => until(began, well[thing])));
  await saving;
  untrue += await untruths(editor, busy, unsaved);
  for (const [order, thing] of things.entries()) {
    const took = seconds[order] ?? 0;
    slowest.set(thing, Math.max(slowest.get(thing) ?? 0, took));
    failed ||= took > barSeconds;
  }
  console.log(`silence ${round}: ${things.map((thing, order) => `${thing} ${seconds[order]} s`).join(', ')}`);
}

/** How many names that an editor read were not saved stand in a version all the same. */
async function untruths(editor: Person, id: number, unsaved: ReadonlySet<string>): Promise<number> {
  const answer = await editor('GET', `footer/versions?where[parent][equals]=${id}&limit=0&pagination=false`);
  const { docs } = (await answer.json()) as { docs: { version: { displayName: string } }[] };
  return docs.filter(({ version }) => unsaved.has(version.displayName)).length;
}
