import { createProgress, duration } from '../launcher/progress.mjs';
import { useBuilds } from '../product/build.ts';
import { checkSettings } from '../product/check-settings.ts';
import { administratorFile } from '../product/first-administrator.ts';
import { type Installation, localAddress } from '../product/installation.ts';
import type { RunningProduct } from '../product/instance-lock.ts';
import { buildProduct, claimInstallation, migrateStudio } from '../product/prepare.ts';
import { runTask } from '../product/run-task.ts';
import { finishPictures, hasUnfinishedPictures, needsSeed, seedDemonstration } from '../product/seed.ts';
import { type ServiceHooks, siteService, studioService } from '../product/services.ts';
import { warmPages } from '../product/warm.ts';

const progress = createProgress(process.stdout);
const since = Number(process.argv.find((arg) => arg.startsWith('--since='))?.slice(8) ?? Date.now());
const watching = process.argv.includes('--logs');

/** `npm start`: everything from the sources to a running product; `-- --logs` shows the programs' logs as well. */
await runTask(
  async (stop) => {
    const installation = checkSettings();
    const lock = await claimInstallation(installation);
    // One signal for both ends of a run: the operator's wish, and a program that does not come back.
    const fault = new AbortController();
    const ending = AbortSignal.any([stop, fault.signal]);
    const hooks: ServiceHooks = {
      say: (sentence) => progress.say(`${new Date().toISOString()} ${sentence}`),
      giveUp: (reason) => fault.abort(reason),
      ...(watching ? { echo: (name, line) => progress.say(`${name.padEnd(6)} | ${line}`) } : {}),
    };
    const studio = studioService(installation, hooks);
    const site = siteService(installation, hooks);
    let leaveBuilds = () => {};
    try {
      await buildProduct(installation, progress, ending);
      leaveBuilds = useBuilds();
      await bringUp(installation, { studio, site }, ending);
      lock.announce(addresses(installation));
      greet(installation);
      const pictures = finishInBackground(installation, ending);
      await aborted(ending).finally(() => pictures);
    } finally {
      if (ending.aborted) progress.say('\nStopping …');
      await site.stop();
      await studio.stop();
      leaveBuilds();
      lock.release();
      if (stop.aborted) progress.say('Sundowner has stopped.');
    }
    return 0;
  },
  { stoppedCode: 0 },
);

type Services = Record<'studio' | 'site', ReturnType<typeof siteService>>;

async function bringUp(installation: Installation, { studio, site }: Services, ending: AbortSignal) {
  await progress.step("Checking the studio's database", () => migrateStudio(installation, ending));
  if (needsSeed(installation)) {
    await progress.step('Starting the studio', () => studio.start(ending));
    await progress.step('Putting the demonstration collection in', (report) =>
      seedDemonstration(installation, report, ending),
    );
    await progress.step('Starting the site', () => site.start(ending));
  } else {
    // The site shows its last good pages until the studio is there.
    await progress.step('Starting the studio and the site', () =>
      Promise.all([studio.start(ending), site.start(ending)]),
    );
  }
  await progress.step('Warming the pages', async (report) => {
    const { empty, failed } = await warmPages(installation, ending);
    if (failed.length > 0) report(`no answer yet for ${failed.join(', ')}`);
    else if (empty.length > 0) report(`without content yet: ${empty.join(', ')}`);
  });
}

/** Pages stand with the sizes the seed made first; the others follow while visitors are already there. */
async function finishInBackground(installation: Installation, ending: AbortSignal): Promise<void> {
  if (!hasUnfinishedPictures(installation)) return;
  const began = Date.now();
  try {
    await finishPictures(installation, ending);
    progress.say(`Every size of every picture is made, after ${duration(Date.now() - began)} more.`);
  } catch (error) {
    if (ending.aborted) return;
    progress.say(
      `${error instanceof Error ? error.message.trim() : String(error)}\nThe next start tries again.`,
    );
  }
}

function addresses({ settings }: Installation): RunningProduct {
  const { host, port, studioHost, studioPort, internalPort } = settings;
  return {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    siteUrl: settings.siteUrl,
    studioUrl: settings.studioUrl,
    internalUrl: localAddress('127.0.0.1', internalPort),
    listens: { host, port, studioHost, studioPort, internalPort },
  };
}

function greet({ settings }: Installation): void {
  const file = administratorFile(settings.dataDir);
  const lines = [
    '',
    `Sundowner is ready after ${duration(Date.now() - since)}${settings.mode === 'demo' ? ', as a demonstration' : ''}.`,
    '',
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
