import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { FakeEnquiry } from '../fakes/desk-enquiries.ts';
import { type FakeDesk, startFakeDesk } from '../fakes/site-internal-api.ts';
import {
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';
import { type DeskRole, deskPeople } from './inbox-roles.ts';

const studioFolder = resolve(import.meta.dirname, '../../apps/studio');

export interface InboxStudio {
  /** `http://127.0.0.1:4210` */
  readonly address: string;
  readonly desk: FakeDesk;
  readonly internalToken: string;
  /** What the studio has written to its log so far. */
  log(): string;
  /** The session token of the account with this role. */
  session(role: DeskRole): Promise<string>;
  stop(): Promise<void>;
}

async function signIn(address: string, role: DeskRole): Promise<string> {
  const person = deskPeople.find((one) => one.role === role);
  const response = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('payload-token='));
  const token = cookie?.split(/[=;]/)[1];
  if (!token) throw new Error(`The ${role} could not sign in: ${response.status}`);
  return token;
}

/** A migrated database with one account of each role. */
async function furnish(home: StudioHome): Promise<void> {
  const migrated = await studioCommand(home, 'migrate');
  if (migrated.code !== 0) throw new Error(migrated.stderr);
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'inbox-people.ts')], {
    cwd: studioFolder,
    env: home.env,
    timeout: 60_000,
  });
}

/**
 * The built studio with a new database, one account of each role, and a stand-in of the site's internal API.
 *
 * @throws Error when the studio has not been built
 */
export async function startInboxStudio(enquiries: FakeEnquiry[]): Promise<InboxStudio> {
  const empty = await makeStudioHome();
  const { internalToken } = empty.keys;
  const desk = await startFakeDesk(internalToken, enquiries);
  const home = { ...empty, env: { ...empty.env, INTERNAL_PORT: String(desk.port) } };
  let studio: StudioProcess | null = null;
  const stop = async () => {
    await studio?.stop();
    await desk.close();
    home.remove();
  };
  try {
    await furnish(home);
    studio = await startStudioProcess(home);
  } catch (error) {
    await stop();
    throw error;
  }
  const { url: address, log } = studio;
  const tokens = new Map<DeskRole, Promise<string>>();
  const session = (role: DeskRole) => {
    const token = tokens.get(role) ?? signIn(address, role);
    tokens.set(role, token);
    return token;
  };
  return { address, desk, internalToken, log, session, stop };
}
