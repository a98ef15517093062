import { databaseChannels } from '@sundowner/serving/database-channels';
import { followChannels } from '@sundowner/serving/follow-channels';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startFaultyNetwork } from '../fakes/faulty-network.ts';
import { startPostgres } from '../support/postgres.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { type SiteStage, siteStage } from './site-stage.ts';

/** A machine that shares its database with others: a change made at one of them is said there, and posted to nobody here. */
let stage: SiteStage;
let address: string;
let other: pg.Client;

beforeAll(async () => {
  address = await (await startPostgres()).createDatabase();
  stage = await siteStage({ env: { DATABASE_URL: address } });
  other = new pg.Client({ connectionString: address });
  await other.connect();
});
afterAll(async () => {
  await stage?.close();
  await other?.end();
});

const listeners =
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sundowner-listener'";
const listening = async () => (await other.query<{ pid: number }>(listeners)).rows;
const isListening = () => expect.poll(listening, { timeout: 10_000 }).toHaveLength(1);
const isFresh = async () => (await fetch(stage.url)).headers.get('x-cache') === 'hit';

/** A change of the home page, made elsewhere: its page is drawn anew although nobody posts a notice. */
async function followed(change: () => Promise<unknown>): Promise<void> {
  await expect.poll(isFresh, { timeout: 10_000 }).toBe(true);
  const before = stage.studio.reads.length;
  stage.studio.change(['homepage', 'homepage:1']);
  await change();
  // Well before the question that is asked every 15 s.
  const asked = () => stage.studio.reads.slice(before).some(({ collection }) => collection === 'homepage');
  await expect.poll(() => fetch(stage.url).then(asked), { timeout: 10_000, interval: 50 }).toBe(true);
}

test('CLU-03/heard a change another machine made is heard of through the database', async () => {
  await isListening();
  for (let times = 0; times < 5; times += 1)
    await followed(() => other.query(`NOTIFY ${databaseChannels.content}`));
});

test('CLU-03/lost what was said while the connection was lost is asked for when there is another', async () => {
  await isListening();
  await followed(async () => {
    for (const { pid } of await listening()) await other.query('SELECT pg_terminate_backend($1)', [pid]);
    await other.query(`NOTIFY ${databaseChannels.content}`);
  });
  await stage.written('notifications of the database are heard again');
});

test('CLU-03/said an enquiry that was accepted is said to the workers of other machines, and what follows from it to their desks', async () => {
  const heard: string[] = [];
  const hear = ({ channel }: pg.Notification) => void heard.push(channel);
  other.on('notification', hear);
  try {
    await other.query(`LISTEN ${databaseChannels.work}; LISTEN ${databaseChannels.desk}`);
    const { filled, postJson } = enquiriesAt(stage);
    expect((await postJson(filled())).status).toBe(201);
    await expect
      .poll(() => new Set(heard), { timeout: 10_000 })
      .toEqual(new Set([databaseChannels.work, databaseChannels.desk]));
  } finally {
    other.off('notification', hear);
    await other.query('UNLISTEN *');
  }
});

test('CLU-03/silent a connection a network has forgotten is noticed and made anew', async () => {
  const network = await startFaultyNetwork(address);
  let heard = 0;
  const following = followChannels({
    url: network.url,
    log: pino({ level: 'silent' }),
    heartbeatMs: 200,
    on: {
      [databaseChannels.schedules]: () => {
        heard += 1;
      },
    },
  });
  onTestFinished(async () => {
    await following.stop();
    await network.close();
  });
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(1);
  network.swallow();
  await other.query('NOTIFY sundowner_schedules');
  network.mend();
  await expect.poll(() => heard, { timeout: 20_000 }).toBe(2);
  await other.query('NOTIFY sundowner_schedules');
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(3);
});
