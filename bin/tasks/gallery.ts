import { createProgress } from '../launcher/progress.mjs';
import { buildIfChanged, builds, galleryBuild, isBuilt, useBuild } from '../product/build.ts';
import { checkSettings } from '../product/check-settings.ts';
import { claimInstallation, migrateStudio } from '../product/prepare.ts';
import { galleryServer } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';
import { needsSeed, seedDemonstration } from '../product/seed.ts';
import { type ProgramHooks, siteService, studioService } from '../product/services.ts';

const progress = createProgress(process.stdout);

/**
 * `npm run gallery`: the product with the component gallery in its site, on the content of this installation's studio, or
 * on the demonstration where there is none yet. It takes the place of `npm start`, with the same settings.
 */
await runTask(
  async (stop) => {
    const installation = checkSettings();
    const lock = await claimInstallation(installation);
    const fault = new AbortController();
    const ending = AbortSignal.any([stop, fault.signal]);
    const hooks: ProgramHooks = {
      say: (sentence) => progress.say(sentence),
      giveUp: (reason) => fault.abort(reason),
    };
    const studio = studioService(installation, hooks);
    const site = siteService(installation, hooks, galleryServer(installation));
    const leave: (() => void)[] = [];
    try {
      for (const build of [...builds.filter(({ name }) => name === 'studio'), galleryBuild]) {
        if (isBuilt(build)) continue;
        await progress.step(`Building the ${build.name}`, () =>
          buildIfChanged(build, installation.env, { signal: ending }),
        );
      }
      leave.push(useBuild('studio'), useBuild('gallery'));
      await progress.step("Checking the studio's database", () => migrateStudio(installation, ending));
      await progress.step('Starting the studio', () => studio.startOnce(ending));
      if (await needsSeed(installation)) {
        await progress.step('Putting the demonstration collection in', (report) =>
          seedDemonstration(installation, report, ending),
        );
      }
      await progress.step('Starting the site', () => site.startOnce(ending));
      progress.say(`\n  Gallery  ${installation.settings.siteUrl}/gallery\n\n  Ctrl-C stops everything.\n`);
      await aborted(ending);
    } finally {
      await site.stop();
      await studio.stop();
      for (const release of leave) release();
      lock.release();
    }
    return 0;
  },
  { stoppedCode: 0 },
);

/** @throws the signal's reason once it aborts */
async function aborted(signal: AbortSignal): Promise<never> {
  // Without a handle of its own the process would end here; the programs' pipes are not promised to hold it.
  const hold = setInterval(() => {}, 2 ** 30);
  try {
    return await new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  } finally {
    clearInterval(hold);
  }
}
