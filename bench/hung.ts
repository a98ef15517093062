/**
 * Programs that hang: `npm start` on the tests' demonstration, the site and then the studio stopped by SIGSTOP. Measured from then on:
 * seconds until a mail to ALERT_MAIL and a line of the alert file tell it, until another process serves, and what an operator reads.
 * Bars: told within 45 s, another process serving within 90 s, and each thing told once.
 *
 *   node bench/hung.ts [--programs site,studio] [--seconds 90]
 *
 * Speaks to loopback only, on a data directory of its own; the mail server is a stand-in.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSmtp } from '../tests/fakes/smtp.ts';
import { type Launcher, startLauncher } from '../tests/integration/launcher-stage.ts';

const { values } = parseArgs({
  options: {
    programs: { type: 'string', default: 'site,studio' },
    seconds: { type: 'string', default: '90' },
  },
});
const programs = values.programs.split(',').filter((name) => name === 'site' || name === 'studio');
const longest = Number(values.seconds);
const bars = { told: 45, serving: 90 };
const duty = 'duty@example.net';

const smtp = await startSmtp();
const letters = (words: string) =>
  smtp.received.filter(({ recipients, parsed }) => recipients.includes(duty) && parsed.text?.includes(words));
const launcher = await startLauncher({
  LIMIT_DEADLINE_FACTOR: '1',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'desk@example.com',
  CONCIERGE_MAIL: 'concierge@example.com',
  ALERT_MAIL: duty,
});
let failed = false;
try {
  await launcher.running.said(/Sundowner is ready/);
  for (const program of programs) failed = !(await measure(launcher, program)) || failed;
} finally {
  await launcher.stop();
  await smtp.close();
}
process.exitCode = failed ? 1 : 0;

function isWell(program: 'site' | 'studio'): Promise<boolean> {
  const address = program === 'site' ? `${launcher.url}/health` : `${launcher.studioUrl}/api/health`;
  return fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Takes a program away, and waits until all is well again, or the time is over. @returns whether every bar was kept */
async function measure({ pidOf, running, dataDir }: Launcher, program: 'site' | 'studio'): Promise<boolean> {
  const pid = pidOf(program);
  const said = running.stdout().length;
  const words = `The ${program} has not answered`;
  const at: Record<'told' | 'written' | 'restarted' | 'serving', number | null> = {
    told: null,
    written: null,
    restarted: null,
    serving: null,
  };
  const alerts = () => readFileSync(join(dataDir, 'enquiries', 'alerts.jsonl'), 'utf8');
  process.kill(pid, 'SIGSTOP');
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  while (seconds() < longest + 30 && (at.serving === null || at.told === null)) {
    if (letters(words).length > 0) at.told ??= seconds();
    if (existing(alerts).includes(words)) at.written ??= seconds();
    if (pidOf(program) !== pid) at.restarted ??= seconds();
    if (at.restarted !== null && (await isWell(program))) at.serving ??= seconds();
    await wait(100);
  }
  // What is told twice comes while the site takes what the launcher kept for it.
  await wait(10_000);
  const times = { letters: letters(words).length, lines: existing(alerts).split(words).length - 1 };
  const told = at.told !== null && at.told <= bars.told;
  const serving = at.serving !== null && at.serving <= bars.serving;
  console.log(
    `${program}: told by mail after ${at.told} s (bar ${bars.told}), in the file after ${at.written} s; another process after ${at.restarted} s, serving after ${at.serving} s (bar ${bars.serving}); ${times.letters} letter(s), ${times.lines} line(s) of the file`,
  );
  console.log(running.stdout().slice(said).trim().replaceAll(/^/gm, '    '));
  return told && serving && times.letters === 1 && times.lines === 1;
}

function existing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
