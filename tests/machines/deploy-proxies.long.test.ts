import { appendFileSync, mkdirSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { type DeployProxy, deployProxies } from '../support/deploy-proxies.ts';
import { type EnquiryLoad, enquiryLoad } from '../support/enquiry-load.ts';
import { Line } from '../support/line.ts';
import { nginxPath } from '../support/nginx.ts';
import type { Person } from '../support/studio-process.ts';
import { publishNotice } from './acts.ts';
import type { Machine } from './machine.ts';
import { accounts } from './scenarios/accounts.ts';
import { type Stage, startStage, studioOrigin } from './stage.ts';

const title = 'two machines behind HAProxy and behind nginx, as deploy/ has both';
const whole = ['site', 'studio', 'worker'] as const;
const canRun = nginxPath() !== null && deployProxies.every(({ path }) => path !== null);
/** Pages every installation has. */
const paths = ['/contact-us', '/enquire/telephone', '/enquiry/ticket?kind=telephone'];
/** Of each proxy: connections that post, and that read; milliseconds each rests after an answer. */
const size = { posting: 2, reading: 2, rest: 80 };

interface Front {
  readonly name: string;
  readonly proxy: DeployProxy;
  readonly load: EnquiryLoad;
  /** Of a request over a connection that is not kept: nginx closes all that are kept when it reads its configuration anew, and a browser asks again by itself. */
  readonly heads: string;
}

/** The two load balancers of docs/runbooks/machines.md, at once before the same machines, each with visitors and an editor of its own. */
describe.skipIf(!canRun)(`${title} (needs both)`, () => {
  let stage: Stage;
  const fronts: Front[] = [];

  beforeAll(async () => {
    stage = await startStage({
      machines: [whole, whole],
      settings: {
        LIMIT_DRAIN_SECONDS: '5',
        // All come from one address, which neither configuration lets a visitor choose.
        LIMIT_POSTS_PER_MINUTE: '100000',
        LIMIT_ACCEPTED_PER_MINUTE: '100000',
      },
    });
    const machines = stage.machines.map(({ siteUrl, studioUrl }) => ({
      site: new URL(siteUrl).host,
      studio: new URL(studioUrl).host,
    }));
    for (const { name, start } of deployProxies) {
      const proxy = await start(machines, { network: '127.0.0.0/8' });
      const heads = name === 'nginx' ? 'Connection: close\r\n' : '';
      const load = enquiryLoad(
        proxy.connect,
        'https://www.example.com',
        stage.keyring,
        undefined,
        () => heads,
      );
      fronts.push({ name, proxy, load, heads });
    }
  });
  afterAll(async () => {
    mkdirSync(join(root, 'reports'), { recursive: true });
    const notes = [`${title}:`, ...(stage?.notes ?? ['it did not start'])];
    appendFileSync(join(root, 'reports', 'machines.txt'), `${notes.join('\n')}\n`);
    for (const { proxy } of fronts) await proxy.stop();
    await stage?.close();
  });

  test('CLU-08/planned-stop a machine that is stopped is left out before it ends, nothing anybody asks for fails, and it is asked again when it is back', async () => {
    const [first, stopped] = stage.machines;
    if (!first || !stopped) throw new Error('There are two machines.');
    const siteOf = ({ siteUrl }: Machine) => new URL(siteUrl).host;
    const both = stage.machines.map(siteOf);
    const known = () => fronts.map(({ proxy }) => proxy.sites());
    const editor = await stage.signIn(first, 'editor');
    const { time, ends } = startVisits(stage, fronts, editor);
    try {
      await everyFrontAsks(stage.machines, fronts);
      const stopping = stopped.stop();
      await expect.poll(known, { interval: 50 }).toEqual(fronts.map(() => [siteOf(first)]));
      // What it says then it says as a machine that goes on.
      expect((await stage.askAt(stopped, '/ready')).body.toString()).toContain('"draining":true');
      expect(await stopping).toBe(0);
      stage.note(`left out by both, it ended after ${time()} s`);
      await wait(1000);
      await stopped.start();
      await expect.poll(known, { timeout: 60_000 }).toEqual(fronts.map(() => both));
      await everyFrontAsks([stopped], fronts);
      stage.note(`both ask it again after ${time()} s`);
    } finally {
      await ends();
    }
    for (const { name, ...report } of await ends())
      expect(report, name).toEqual({
        acknowledged: expect.any(Number),
        pages: expect.any(Number),
        published: expect.any(Number),
        refused: {},
        gone: 0,
        faults: [],
      });
  });

  accounts(() => stage, { cut: false });
});

/** Waits until each of these machines took an enquiry that came by each proxy: its log names every one it stores. */
async function everyFrontAsks(machines: readonly Machine[], fronts: readonly Front[]): Promise<void> {
  for (const { name, load } of fronts) {
    const before = new Set(load.acknowledged.keys());
    const come = () => [...load.acknowledged.keys()].filter((reference) => !before.has(reference));
    const took = (machine: Machine) => {
      const log = machine.log('site');
      return come().some((reference) => log.includes(reference));
    };
    await expect.poll(() => machines.map(took), { timeout: 60_000, message: name }).not.toContain(false);
  }
}

/** Visitors of every proxy post and read, and an editor publishes by it, until told to end. */
function startVisits(stage: Stage, fronts: readonly Front[], editor: Person) {
  const stop = new AbortController();
  const began = performance.now();
  const time = () => Math.round((performance.now() - began) / 1000);

  const visits = fronts.map((front) => {
    const { proxy, load, heads, name } = front;
    let pages = 0;
    let published = 0;
    const faults: string[] = [];
    async function read(): Promise<void> {
      const line = new Line(proxy.connect);
      while (!stop.signal.aborted) {
        const path = paths[pages % paths.length] ?? '/';
        pages += 1;
        const answer = await line.ask(`GET ${path} HTTP/1.1\r\nHost: www.example.com\r\n${heads}\r\n`);
        if (answer?.status !== 200) faults.push(`${path}: ${answer?.status ?? 'no answer'}`);
        await wait(size.rest);
      }
      line.close();
    }
    async function publish(): Promise<void> {
      const here = editorBy(front, editor);
      while (!stop.signal.aborted) {
        published += 1;
        if (!(await publishNotice(here, `By ${name}, for the ${published}. time.`).catch(() => false)))
          faults.push(`the ${published}. publish`);
        await wait(1000);
      }
    }
    const running = Promise.all([
      load.run(size.posting, size.rest, stop.signal),
      ...Array.from({ length: size.reading }, read),
      publish(),
    ]);
    return async () => {
      await running;
      for (const [reference, at] of load.acknowledged) stage.load.acknowledged.set(reference, at);
      const { acknowledged, refused, gone } = load;
      return {
        name,
        acknowledged: acknowledged.size,
        refused: Object.fromEntries(refused),
        gone,
        pages,
        published,
        faults,
      };
    };
  });

  const report = async () => {
    stop.abort();
    const reports = await Promise.all(visits.map((end) => end()));
    for (const { name, acknowledged, refused, gone, pages, published, faults } of reports)
      stage.note(
        `${name}, ${time()} s: ${acknowledged} enquiries acknowledged, refused ${JSON.stringify(refused)}, ${gone} cut off; ${pages} pages and ${published} publishes, of which failed ${faults.length}`,
      );
    return reports;
  };
  let reports: ReturnType<typeof report> | null = null;
  return { time, ends: () => (reports ??= report()) };
}

/** Somebody with a session, who comes to the studio by a proxy, over a connection of each request's own. */
function editorBy({ proxy }: Front, { token }: Person): Person {
  const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: new URL(studioOrigin).host,
        origin: studioOrigin,
        cookie: `payload-token=${token}`,
        'content-type': 'application/json',
      };
      const asked = {
        host: '127.0.0.1',
        port: proxy.port,
        method,
        path: `/api/${path}`,
        headers,
        agent: false,
        rejectUnauthorized: false,
      };
      request(asked, async (answer) =>
        resolve(new Response(await text(answer), { status: answer.statusCode })),
      )
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
  return Object.assign(ask, { token, prove: async () => undefined });
}
