import { runsSite } from '@sundowner/settings/product/roles';
import { contentFindings } from '../doctor/content.ts';
import { createProgress, duration, LaunchError } from '../launcher/progress.mjs';
import { checkSettings } from '../product/check-settings.ts';
import { administratorFile } from '../product/first-administrator.ts';
import { type Installation, internalAddress } from '../product/installation.ts';
import type { RunningProduct } from '../product/instance-lock.ts';
import { intakeStatus } from '../product/intake-status.ts';
import { claimInstallation, migrateStudio } from '../product/prepare.ts';
import { type ProgramAlerts, programAlerts } from '../product/program-alerts.ts';
import { logFile, studioServer } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';
import {
  finishPictures,
  hasUnfinishedPictures,
  needsSeed,
  seedDemonstration,
  seedEnquiries,
} from '../product/seed.ts';
import type { Service } from '../product/service.ts';
import { type ProgramHooks, siteService, studioService } from '../product/services.ts';
import { startPrograms, type UsedBuilds, usedBuilds } from '../product/start-programs.ts';
import { warmPages } from '../product/warm.ts';

const progress = createProgress(process.stdout);
const since = Number(process.argv.find((arg) => arg.startsWith('--since='))?.slice(8) ?? Date.now());
const watching = process.argv.includes('--logs');

/** `npm start`: everything from the sources to a running product; `-- --logs` shows the programs' logs as well. */
await runTask(
  async (stop) => {
    const installation = checkSettings();
    const lock = await claimInstallation(installation, (sentence) => progress.say(sentence));
    // One signal for both ends of a run: the operator's wish, and a fault that no new start mends.
    const fault = new AbortController();
    const ending = AbortSignal.any([stop, fault.signal]);
    const say = (sentence: string) => progress.say(`${new Date().toISOString()} ${sentence}`);
    const alerts = programAlerts(installation.settings, {
      say,
      // With all it needs to send mail it is loaded by a launcher in trouble alone.
      openChannels: async () =>
        (await import('../product/own-alert-channels.ts')).openAlertChannels(installation.settings, say),
    });
    const builds = usedBuilds(installation, progress);
    const { site, studio, siteTried } = programs(installation, builds, {
      say,
      giveUp: (reason) => fault.abort(reason),
      alert: alerts.raise,
      step: progress.step,
      ...(watching ? { echo: (name, line) => progress.say(`${name.padEnd(6)} | ${line}`) } : {}),
    });
    try {
      // A worker draws no pages.
      const buildSite = async () => {
        if (installation.settings.run.includes('site')) await builds.make('site', ending);
      };
      const onUp = () => lock.announce(addresses(installation));
      await startPrograms({ site, studio, siteTried, buildSite, onUp }, ending);
      greet(installation, await warm(installation, ending));
      const pictures = studio ? finishInBackground(installation, ending) : Promise.resolve();
      await aborted(ending).finally(() => pictures);
    } finally {
      if (ending.aborted) progress.say('\nStopping …');
      await Promise.all([alerts.stop(), stopBoth(site, studio)]);
      builds.leave();
      lock.release();
      if (stop.aborted) progress.say('Sundowner has stopped.');
    }
    return 0;
  },
  { stoppedCode: 0 },
);

/** The site first: it finishes what the studio may still be asked for. */
async function stopBoth(site: Service | null, studio: Service | null): Promise<void> {
  await site?.stop();
  await studio?.stop();
}

/** The programs of this machine, and when the site has started or failed for the first time. */
function programs(
  installation: Installation,
  builds: UsedBuilds,
  { alert, ...hooks }: Omit<ProgramHooks, 'alert'> & { readonly alert: ProgramAlerts['raise'] },
) {
  const alertOf = (name: 'site' | 'studio') => (message: string, of: 'restart' | 'trouble') => {
    // A site that does not answer takes no alert either.
    if (of === 'trouble') alert({ kind: 'hung', message }, name === 'site');
    else alert({ kind: 'restarts', message });
  };
  const tried = Promise.withResolvers<void>();
  /** What the site does for visitors, from when it is up. */
  let intake: string | null = null;
  const service = siteService(installation, {
    ...hooks,
    alert: alertOf('site'),
    say(sentence) {
      hooks.say(sentence);
      tried.resolve();
    },
  });
  const { run } = installation.settings;
  const site: Service = {
    ...service,
    async start(signal) {
      await service.start(signal);
      intake = await intakeStatus(installation.settings, logFile(installation.settings, 'site'));
      progress.say(`\n${intake}${run.includes('studio') ? '; the studio is not ready yet' : ''}.\n`);
    },
  };
  const studio = studioService(
    installation,
    { ...hooks, alert: alertOf('studio'), meanwhile: () => intake },
    studioServer(installation),
    (signal) => prepareStudio(installation, signal, builds),
  );
  return {
    site: runsSite(run) ? site : null,
    studio: run.includes('studio') ? studio : null,
    siteTried: tried.promise,
  };
}

/** The studio's build, its database, and the demonstration in it: what fails, or hangs, is said and tried again as the studio's start is. */
async function prepareStudio(
  installation: Installation,
  signal: AbortSignal,
  builds: UsedBuilds,
): Promise<void> {
  await builds.make('studio', signal);
  await progress.step("Checking the studio's database", () => migrateStudio(installation, signal));
  if (!(await needsSeed(installation))) return;
  await progress.step("Putting the demonstration's enquiries in", () => seedEnquiries(installation, signal));
  await progress.step('Putting the demonstration collection in', (report) =>
    seedDemonstration(installation, report, signal),
  );
}

/** @returns how many pages have no answer */
async function warm(installation: Installation, ending: AbortSignal): Promise<number> {
  if (!installation.settings.run.includes('site')) return 0;
  let without = 0;
  const work = progress.step('Warming the pages', async (report) => {
    const { empty, failed } = await warmPages(installation, ending);
    without = failed.length;
    if (failed.length > 0) {
      report(`no answer for ${failed.join(', ')}`);
      throw new LaunchError('Some pages have no answer.');
    }
    if (empty.length > 0) report(`without content yet: ${empty.join(', ')}`);
  });
  // Enquiries are taken all the same, and what pages are made of may come.
  await work.catch((error: unknown) => {
    if (!(error instanceof LaunchError)) throw error;
  });
  for (const { state, about, words } of await contentFindings(installation.settings))
    if (state === 'fault') progress.say(`✗ ${about}: ${words}.`);
  return without;
}

/** Pages stand with the sizes the seed made first; the others follow while visitors are already there, or at the next start. */
async function finishInBackground(installation: Installation, ending: AbortSignal): Promise<void> {
  if (!(await hasUnfinishedPictures(installation))) return;
  const began = Date.now();
  try {
    await finishPictures(installation, ending);
    progress.say(`All picture sizes were created after another ${duration(Date.now() - began)}.`);
  } catch (error) {
    if (ending.aborted) return;
    const words = error instanceof Error ? error.message.trim() : String(error);
    progress.say(`${words}\nThe next start tries again.`);
  }
}

function addresses({ settings }: Installation): RunningProduct {
  const { run, host, port, studioHost, studioPort, internalHost, internalPort } = settings;
  return {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    siteUrl: settings.siteUrl,
    studioUrl: settings.studioUrl,
    internalUrl: internalAddress(settings),
    listens: { run, host, port, studioHost, studioPort, internalHost, internalPort },
  };
}

/** @param without how many pages have no answer */
function greet({ settings }: Installation, without: number): void {
  const file = administratorFile(settings.dataDir);
  const { run } = settings;
  const lines = [
    '',
    `Sundowner ${without === 0 ? 'is ready' : 'runs'} after ${duration(Date.now() - since)}${settings.mode === 'demo' ? ', as a demonstration' : ''}${without === 0 ? '.' : `, and ${without === 1 ? 'a page has' : `${without} pages have`} no answer.`}`,
    '',
    ...(run.length < 3 ? [`  Roles    ${run.join(' and ')}; the others run on other machines`] : []),
    `  Site     ${settings.siteUrl}`,
    `  Studio   ${settings.studioUrl}/admin`,
    ...(file ? [`  First administrator: open the one-time link in ${file}`] : []),
    '',
    `  Data in ${settings.dataDir}; logs in its folder logs. Ctrl-C stops everything.`,
    '',
  ];
  progress.say(lines.join('\n'));
}

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
