import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { enquiriesAt, type Posted } from '../integration/site-enquiry-posts.ts';
import { type Person, personOf } from '../support/studio-process.ts';
import type { Machine } from './machine.ts';
import { type Stage, studioOrigin } from './stage.ts';

/** Publishes a notice that stands on every page. */
export async function publishNotice(editor: Person, message: string): Promise<boolean> {
  const said = { kind: 'info', message, _status: 'published' };
  const { docs = [] } = (await (await editor('GET', 'siteNotice')).json()) as { docs?: { id: number }[] };
  const [there] = docs;
  const answer = there
    ? await editor('PATCH', `siteNotice/${there.id}`, said)
    : await editor('POST', 'siteNotice', said);
  return answer.ok;
}

/** Somebody who signed in at one machine, at another. */
export const atMachine = ({ studioUrl: url }: Machine, { token }: Person): Person =>
  personOf({ url, origin: studioOrigin, token });

/** The machines that serve pages. */
export const sitesOf = ({ machines }: Stage) => machines.filter(({ run }) => run.includes('site'));
export const studiosOf = ({ machines }: Stage) => machines.filter(({ run }) => run.includes('studio'));
export const namesOf = (machines: readonly Machine[]) => machines.map(({ name }) => name);

/** Uploads a picture nobody has uploaded before. */
export async function uploadPicture(editor: Person): Promise<Response> {
  pictures += 1;
  const background = { r: pictures, g: 85, b: 106 };
  const bytes = await sharp({ create: { width: 700, height: 440, channels: 3, background } })
    .webp()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), `evening-${pictures}.webp`);
  form.set('_payload', JSON.stringify({ alt: 'An evening' }));
  return editor('POST', 'media', form);
}
let pictures = 0;

const noticedPage = '/contact-us';

type Party = readonly [name: string, ask: () => Promise<string>];

/** Who shows pages: nginx, of what visitors are sent, and each machine's site. */
const partiesOf = (stage: Stage): readonly Party[] => [
  ['nginx', async () => (await stage.ask(noticedPage)).body.toString()],
  ...sitesOf(stage).map(
    (machine): Party => [machine.name, async () => (await stage.askAt(machine, noticedPage)).body.toString()],
  ),
];

/** Milliseconds from `began` until each of them showed these words. @throws Error after a minute */
export async function timeShown(stage: Stage, words: string, began: number): Promise<Record<string, number>> {
  const times = partiesOf(stage).map(async ([name, ask]) => {
    for (;;) {
      const isShown = (await ask()).includes(words);
      const took = performance.now() - began;
      if (isShown) return [name, took] as const;
      if (took > 60_000) throw new Error(`"${words}" is not shown by ${name}.`);
      await wait(15);
    }
  });
  return Object.fromEntries(await Promise.all(times));
}

/** Who shows these words: machines by their names, and "nginx" for what visitors are sent. */
export async function shownBy(stage: Stage, words: string): Promise<string[]> {
  const answers = await Promise.all(
    partiesOf(stage).map(async ([name, ask]) => [name, await ask()] as const),
  );
  return answers.filter(([, body]) => body.includes(words)).map(([name]) => name);
}

const everybody = (stage: Stage) => ['nginx', ...namesOf(sitesOf(stage))];

/** Waits until all of them show what was published. */
export async function expectShown(stage: Stage, words: string): Promise<void> {
  await expect.poll(() => shownBy(stage, words), { timeout: 40_000, interval: 50 }).toEqual(everybody(stage));
}

/** One machine's form, filled in by somebody at an address. */
export function formAt({ keyring }: Stage, { sitePort, internalUrl, dataDir }: Machine) {
  const { filled, postJson } = enquiriesAt({ port: sitePort, internalUrl, dataDir, keyring });
  const heads = { host: 'www.example.com', origin: 'https://www.example.com', 'x-forwarded-proto': 'https' };
  return {
    filled,
    post: (fields: object, address: string): Promise<Posted> =>
      postJson(fields, { ...heads, 'x-forwarded-for': address }),
  };
}

/** Posts one enquiry to each machine. @returns names of those that take it */
export async function takeEnquiries(stage: Stage): Promise<string[]> {
  const taken = await Promise.all(
    sitesOf(stage).map(async (machine) => {
      const { filled, post } = formAt(stage, machine);
      const answer = await post(filled(), anyAddress()).catch(() => null);
      if (answer?.status !== 201) return [];
      stage.load.acknowledged.set(String(answer.json.reference), Date.now());
      return [machine.name];
    }),
  );
  return taken.flat();
}

/** Posts one enquiry at a machine. @returns its reference */
export async function enquireAt(stage: Stage, machine: Machine): Promise<string> {
  const { filled, post } = formAt(stage, machine);
  const { status, json } = await post(filled(), anyAddress());
  expect(status).toBe(201);
  const reference = String(json.reference);
  stage.load.acknowledged.set(reference, Date.now());
  return reference;
}

let visitors = 0;
/** An address nobody posted from before, of the other half of the network for measurements. */
export function anyAddress(): string {
  visitors += 1;
  return `198.19.${(visitors >> 8) & 255}.${visitors & 255}`;
}
