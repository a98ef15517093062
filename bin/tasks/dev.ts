import { watch } from 'node:fs';
import { join } from 'node:path';
import { createProgress, LaunchError } from '../launcher/progress.mjs';
import { type Build, builds, isBuilt } from '../product/build.ts';
import { checkSettings } from '../product/check-settings.ts';
import { root } from '../product/paths.ts';
import { buildProduct, claimInstallation, migrateStudio } from '../product/prepare.ts';
import { developmentStudio } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';
import { needsSeed, seedDemonstration, seedEnquiries } from '../product/seed.ts';
import type { Service } from '../product/service.ts';
import { type ProgramHooks, siteService, studioService } from '../product/services.ts';

const progress = createProgress(process.stdout);
/** An editor saves a file in several steps, and a branch switch touches many. */
const settleAfter = 300;
const watched = ['apps/site/src', 'apps/studio/src', 'packages'].map((folder) => join(root, folder));

/**
 * `npm run dev`: the product with its logs on the terminal. The studio runs under Next's own development server; a
 * change to the site's sources builds it anew and starts it again, so that what is seen is what visitors get.
 */
await runTask(
  async (stop) => {
    const installation = checkSettings();
    const { run } = installation.settings;
    if (run.length < 3)
      throw new LaunchError(`npm run dev runs every role, but RUN is "${run.join(',')}"; unset it.`);
    const lock = await claimInstallation(installation);
    const fault = new AbortController();
    const ending = AbortSignal.any([stop, fault.signal]);
    const hooks: ProgramHooks = {
      say: (sentence) => progress.say(sentence),
      giveUp: (reason) => fault.abort(reason),
      echo: (name, line) => progress.say(`${name.padEnd(6)} | ${line}`),
      restartsTroubled: false,
    };
    const studio = studioService(installation, hooks, developmentStudio(installation));
    let site: Service | null = null;
    const restart = async () => {
      await buildSite();
      await site?.stop();
      site = siteService(installation, hooks);
      await progress.step('Starting the site', () => site?.startOnce(ending));
      progress.say(
        `\n  Site     ${installation.settings.siteUrl}\n  Studio   ${installation.settings.studioUrl}/admin\n`,
      );
    };
    const buildSite = () =>
      buildProduct(installation, progress, ending, (build: Build) => build.name === 'site');
    try {
      await buildSite();
      await progress.step("Checking the studio's database", () => migrateStudio(installation, ending));
      await progress.step('Starting the studio', () => studio.startOnce(ending));
      if (await needsSeed(installation)) {
        await progress.step("Putting the demonstration's enquiries in", () =>
          seedEnquiries(installation, ending),
        );
        await progress.step('Putting the demonstration collection in', (report) =>
          seedDemonstration(installation, report, ending),
        );
      }
      await restart();
      for (;;) {
        await changed(ending);
        // Only the site's own sources change its digest; the studio reloads by itself.
        if (builds.every((build) => build.name !== 'site' || isBuilt(build))) continue;
        // A source that does not build is said, and the next change tries again.
        await restart().catch((error: Error) => {
          ending.throwIfAborted();
          progress.say(error.message);
        });
      }
    } finally {
      await (site as Service | null)?.stop();
      await studio.stop();
      lock.release();
    }
  },
  { stoppedCode: 0 },
);

/** Waits for a change of any watched file, and for a moment without another. @throws the signal's reason */
async function changed(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const watchers = watched.map((folder) =>
      watch(folder, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => finish(resolve), settleAfter);
      }),
    );
    const aborted = () => finish(() => reject(signal.reason));
    const finish = (end: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
      for (const watcher of watchers) watcher.close();
      end();
    };
    signal.addEventListener('abort', aborted, { once: true });
    if (signal.aborted) aborted();
  });
}
