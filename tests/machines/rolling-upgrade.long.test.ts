import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { nginxPath } from '../support/nginx.ts';
import { isReleaseInHistory, release } from '../support/release.ts';
import { releasedProduct, runInStudio } from '../support/released-product.ts';
import type { Person } from '../support/studio-process.ts';
import {
  anyAddress,
  atMachine,
  enquireAt,
  expectShown,
  formAt,
  namesOf,
  publishNotice,
  uploadPicture,
} from './acts.ts';
import type { Machine } from './machine.ts';
import { accounts } from './scenarios/accounts.ts';
import { type Stage, startStage } from './stage.ts';
import { nothingFailed, under } from './traffic.ts';

const title = `two machines of release ${release.version} become this version, one after the other`;
const canRun = nginxPath() !== null && isReleaseInHistory();
const whole = ['site', 'studio', 'worker'] as const;

/**
 * The update of docs/runbooks/upgrade.md with whole machines: the last release's own build with its demonstration on PostgreSQL, and then this
 * version on the same data directories and settings.
 */
describe.skipIf(!canRun)(`${title} (needs nginx, and the release in git's history)`, () => {
  let stage: Stage;
  const on = () => stage;

  beforeAll(async () => {
    const product = await releasedProduct(AbortSignal.timeout(600_000));
    stage = await startStage({
      machines: [whole, whole],
      earlier: {
        product,
        makePeople: (env) => runInStudio(product, 'tests/support/make-studio-people.ts', env),
      },
      async fill({ settings }) {
        // Live mode takes no demonstration.
        const env = { ...cleanEnvironment(), ...settings, MODE: 'demo', NODE_ENV: 'production' as const };
        for (const script of ['apps/studio/src/commands/migrate.ts', 'tests/support/tests-demonstration.ts'])
          await runInStudio(product, script, env);
        return [];
      },
    });
  }, 1_200_000);
  afterAll(async () => {
    mkdirSync(join(root, 'reports'), { recursive: true });
    const notes = [`${title}:`, ...(stage?.notes ?? ['it did not start'])];
    appendFileSync(join(root, 'reports', 'machines.txt'), `${notes.join('\n')}\n`);
    await stage?.close();
  });

  test('CLU-02/upgrade nothing anybody asks for fails, what is published and taken at either version is at the other, and every page stands', async () => {
    const [first] = stage.machines;
    if (!first) throw new Error('There is no machine.');
    const pages = await pagesOf(stage);
    expect(pages.length).toBeGreaterThan(100);
    const editor = await stage.signIn(first, 'editor');
    const form = await openForm(stage, first);
    await worksTogether(stage, editor, 'Before the update');

    const some = pages.filter((_, at) => at % 10 === 0);
    const report = await under(
      stage,
      `${release.version} to this version`,
      async () => {
        for (const machine of stage.machines) {
          const ends = new AbortController();
          await Promise.all([
            update(stage, machine).finally(() => ends.abort()),
            publishMeanwhile(stage, machine, editor, ends.signal),
          ]);
          await worksTogether(stage, editor, `With ${machine.name} updated`);
        }
      },
      some,
    );
    expect(report).toMatchObject(nothingFailed);
    expect(report.acknowledged).toBeGreaterThan(0);

    await form.send();
    // Nothing the release showed is gone from the site's own map.
    expect((await pagesOf(stage)).toSorted()).toEqual(expect.arrayContaining(pages));
    for (const machine of stage.machines) expect(await faultsAt(stage, machine, pages)).toEqual([]);
    stage.note(`every one of ${pages.length} pages of the release stands at both`);
    const noted = await stage.rows<{ program: string }>(
      'SELECT program FROM serving.machines ORDER BY program',
    );
    expect(noted.map(({ program }) => program)).toEqual(['site', 'site', 'studio', 'studio']);
  });

  test('CLU-02/upgrade what the release published stays on the site, and is refused again at most for what this version asks besides', async () => {
    const [first] = stage.machines;
    if (!first) throw new Error('There is no machine.');
    const editor = await stage.signIn(first, 'editor');
    const kinds = Object.keys(askedBesides);
    const before = await Promise.all(kinds.map((kind) => publishedOf(editor, kind)));
    for (const [at, [kind, asked]] of Object.entries(askedBesides).entries()) {
      const entries = before[at] ?? [];
      const refused: string[] = [];
      for (const id of entries) {
        const answer = await editor('PATCH', `${kind}/${id}`, { _status: 'published' });
        if (!answer.ok) refused.push(...pathsIn(await answer.text()));
      }
      expect(entries.length, kind).toBeGreaterThan(0);
      expect(
        refused.filter((path) => !asked.includes(path)),
        kind,
      ).toEqual([]);
      stage.note(`${kind}: ${entries.length} published, ${refused.length} times a field is asked for`);
    }
    expect(await Promise.all(kinds.map((kind) => publishedOf(editor, kind)))).toEqual(before);
  });

  accounts(on, { cut: false });
});

/** Brings one machine to this version as the runbook says: out of the load balancer, stopped, started, waited for, in again. */
async function update(stage: Stage, machine: Machine): Promise<void> {
  const portsOf = (machines: readonly Machine[]) => machines.map(({ sitePort }) => sitePort);
  const began = performance.now();
  await stage.nginx.use(portsOf(stage.machines.filter((other) => other !== machine)));
  expect(await machine.stop()).toBe(0);
  machine.takes(root);
  // Warm, as a start ends: on processors that are shared by four programs a page nobody drew yet may take longer than its reader is given.
  await machine.start({ warm: true });
  const isReady = async () => {
    const site = await stage.askAt(machine, '/ready');
    const studio = await fetch(`${machine.studioUrl}/api/ready`);
    return [site.status, studio.status];
  };
  await expect.poll(isReady, { timeout: 60_000 }).toEqual([200, 200]);
  await stage.nginx.use(portsOf(stage.machines));
  stage.note(`${machine.name} was away for ${Math.round((performance.now() - began) / 1000)} s`);
}

/** Somebody publishes at the other machine once a second while one is updated, and nothing of it fails. */
async function publishMeanwhile(
  stage: Stage,
  machine: Machine,
  editor: Person,
  ends: AbortSignal,
): Promise<void> {
  const other = stage.machines.find((one) => one !== machine);
  if (!other) throw new Error('There is no other machine.');
  const publisher = atMachine(other, editor);
  const published: boolean[] = [];
  while (!ends.aborted) {
    const words = `Meanwhile, for the ${published.length}. time.`;
    published.push(await publishNotice(publisher, words).catch(() => false));
    await expect.poll(async () => (await stage.askAt(other, '/contact-us')).body.toString()).toContain(words);
    await wait(1000);
  }
  stage.note(`while ${machine.name} was away, ${published.length} publishes at ${other.name}`);
  expect(published.filter((is) => !is)).toEqual([]);
}

/** What is published, uploaded and taken at each machine is at the other, whichever versions they run. @param editor who signed in before */
async function worksTogether(stage: Stage, editor: Person, when: string): Promise<void> {
  const { machines } = stage;
  for (const machine of machines) {
    const here = atMachine(machine, editor);
    const words = `${when}, says ${machine.name}.`;
    expect(await publishNotice(here, words)).toBe(true);
    await expectShown(stage, words);
    const { doc } = (await (await uploadPicture(here)).json()) as { doc: { filename: string } };
    const shown = machines.map(async (one) => (await stage.askAt(one, `/media/${doc.filename}`)).status);
    expect(await Promise.all(shown)).toEqual(machines.map(() => 200));

    const reference = await enquireAt(stage, machine);
    const known = machines.map(async (one) => {
      const concierge = await stage.signIn(one, 'concierge');
      return (await concierge('GET', `desk/enquiries/${reference}`)).status;
    });
    expect(await Promise.all(known)).toEqual(machines.map(() => 200));
  }
}

/** A form somebody opened, who sends it later, wherever they are sent. */
async function openForm(stage: Stage, machine: Machine): Promise<{ send(): Promise<void> }> {
  const { body } = await stage.askAt(machine, '/enquiry/ticket?kind=telephone');
  const { ticket } = JSON.parse(body.toString()) as { ticket: string };
  return {
    async send() {
      const fields = { ...formAt(stage, machine).filled(), ticket, name: 'Naledi' };
      for (const [at, one] of stage.machines.entries()) {
        const answer = await formAt(stage, one).post(fields, anyAddress());
        // One form is one enquiry, whichever machine is asked again.
        expect(answer.status, namesOf([one]).join()).toBe(at === 0 ? 201 : 200);
        stage.load.acknowledged.set(String(answer.json.reference), Date.now());
      }
    },
  };
}

/** Entries of the release, and the fields that a publish at this version may ask for besides (docs/runbooks/upgrade.md). */
const askedBesides: Readonly<Record<string, readonly string[]>> = {
  accommodation: [],
  rate: [],
  offer: ['saving.kind'],
  room: ['sleepsNote'],
};

/** Ids of what is published of one kind, in their order. */
async function publishedOf(editor: Person, kind: string): Promise<number[]> {
  const answer = await editor('GET', `${kind}?where[_status][equals]=published&limit=500&depth=0`);
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  return docs.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** The fields a refusal names; its own words where it names none. */
function pathsIn(refusal: string): string[] {
  const paths = [...refusal.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path);
  return paths.length > 0 ? paths : [refusal];
}

/** The addresses in the map of the site. */
async function pagesOf(stage: Stage): Promise<string[]> {
  const { body } = await stage.ask('/sitemap.xml');
  return [...body.toString().matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
}

/** Those a machine does not answer with a page. */
async function faultsAt(stage: Stage, machine: Machine, pages: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const page of pages) {
    const { status } = await stage.askAt(machine, page);
    if (status !== 200) faults.push(`${machine.name} ${page}: ${status}`);
  }
  return faults;
}
