import { expect } from 'vitest';
import { type ContentListener, startContentListener } from '../fakes/content-listener.ts';
import {
  makeAccount,
  makeStudioHome,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

export interface StudioBesideSite {
  /** Hears of every change the studio tells. */
  readonly site: ContentListener;
  readonly home: StudioHome;
  readonly studio: StudioProcess;
  /** Asks the studio's API as its editor. */
  readonly editor: Awaited<ReturnType<typeof signIn>>;
}

/** A migrated studio with an editor signed in, and a site's stand-in that listens; the test stops what it is given. */
export async function startStudioBesideSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<StudioBesideSite> {
  const site = await startContentListener();
  const home = await makeStudioHome({ INTERNAL_PORT: String(site.port), ...settings });
  expect((await studioCommand(home, 'migrate')).stderr).toBe('');
  const studio = await startStudioProcess(home);
  const editor = await signIn(studio, await makeAccount(home, 'editor'));
  return { site, home, studio, editor };
}
