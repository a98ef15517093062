import { LaunchError } from '../launcher/progress.mjs';
import { aptKnows, installLine, installPackage, matching, onPath, runs } from './system-packages.ts';

/**
 * Chromium without the windows and services of a browser somebody sits at, which is what Playwright's own download runs: the same
 * engine, and a page costs less than half the processor time around it (decision 063).
 */
const shell = 'chromium-headless-shell';
const chromiumPackages = { 'apt-get': 'chromium', dnf: 'chromium', pacman: 'chromium', brew: 'chromium' };
const postgresPackages = {
  'apt-get': 'postgresql',
  dnf: 'postgresql-server',
  pacman: 'postgresql',
  brew: 'postgresql',
};

const dovecotPackages = { 'apt-get': 'dovecot-imapd', dnf: 'dovecot', pacman: 'dovecot', brew: 'dovecot' };

/** The whole browser of this machine: on the PATH, in the usual places; `null` for nowhere. */
const wholeChromium = (): string | null =>
  onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']) ??
  matching([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]);

/** Where Chromium stands on this machine: `CHROMIUM_PATH`, its headless shell, the whole browser; `null` for nowhere. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null =>
  env.CHROMIUM_PATH || onPath([shell]) || wholeChromium();

/** For what the headless shell has not, as a store of pages that were left: the whole browser, or what `CHROMIUM_PATH` names where there is none. */
export const findWholeChromium = (env: NodeJS.ProcessEnv = process.env): string | null =>
  wholeChromium() ?? (env.CHROMIUM_PATH || null);

/**
 * Chromium for the browser tests, and its headless shell where there is one, installed through the system's package manager where that
 * can be done.
 *
 * @returns the absolute path of what the tests drive
 * @throws LaunchError with one sentence that says what to install
 */
export async function needChromium(signal: AbortSignal): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given)) {
    throw new LaunchError(
      `CHROMIUM_PATH is "${given}", which does not run; set it to a Chromium, or unset it.`,
    );
  }
  const isWhole = () => {
    const whole = wholeChromium();
    return whole !== null && runs(whole);
  };
  if (!isWhole()) await installPackage(chromiumPackages, signal);
  // A machine whose package lists have no shell, or which is offline, does without.
  if (!onPath([shell]) && aptKnows(shell)) await installPackage({ 'apt-get': shell }, signal);
  const found = findChromium();
  if (found && isWhole() && runs(found)) return found;
  throw new LaunchError(
    `The browser tests need Chromium: ${installLine(chromiumPackages)}, or set CHROMIUM_PATH to one that is there.`,
  );
}

/** The folder of PostgreSQL's own programs (`initdb`, `postgres`), or `null`. */
function findPostgres(): string | null {
  const initdb =
    matching([
      '/usr/lib/postgresql/*/bin/initdb',
      '/usr/pgsql-*/bin/initdb',
      '/opt/homebrew/opt/postgresql*/bin/initdb',
      '/usr/local/opt/postgresql*/bin/initdb',
    ]) ?? onPath(['initdb']);
  return initdb ? initdb.replace(/[\\/]initdb(\.exe)?$/, '') : null;
}

/**
 * PostgreSQL's programs for the tests that run on both databases, installed where that can be done.
 *
 * @returns their folder
 * @throws LaunchError with one sentence that says what to install
 */
export async function needPostgres(signal: AbortSignal): Promise<string> {
  const found = findPostgres();
  if (found) return found;
  await installPackage(postgresPackages, signal);
  const installed = findPostgres();
  if (installed) return installed;
  throw new LaunchError(`The database tests need PostgreSQL: ${installLine(postgresPackages)}.`);
}

const nginxPackages = { 'apt-get': 'nginx', dnf: 'nginx', pacman: 'nginx', brew: 'nginx' };

const findNginx = (): string | null =>
  onPath(['nginx']) ?? matching(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']);

/**
 * nginx, for the tests of the cache in front of the site, installed where that can be done. Without it those tests say that they were left
 * out, and all others run.
 *
 * @returns its absolute path; empty for none
 */
export async function wantNginx(signal: AbortSignal): Promise<string> {
  const found = findNginx();
  if (found) return found;
  await installPackage(nginxPackages, signal);
  return findNginx() ?? '';
}

const haproxyPackages = { 'apt-get': 'haproxy', dnf: 'haproxy', pacman: 'haproxy', brew: 'haproxy' };

const findHaproxy = (): string | null =>
  onPath(['haproxy']) ??
  matching(['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy']);

/**
 * HAProxy, for the test of the example in deploy/, installed where that can be done. Without it that test says that it was left out, and all
 * others run.
 *
 * @returns its absolute path; empty for none
 */
export async function wantHaproxy(signal: AbortSignal): Promise<string> {
  const found = findHaproxy();
  if (found) return found;
  await installPackage(haproxyPackages, signal);
  return findHaproxy() ?? '';
}

const findDovecot = (): string | null =>
  onPath(['dovecot']) ??
  matching([
    '/usr/sbin/dovecot',
    '/usr/local/sbin/dovecot',
    '/opt/homebrew/sbin/dovecot',
    '/opt/homebrew/opt/dovecot/sbin/dovecot',
  ]);

/**
 * Dovecot, the IMAP server of the mailbox's tests, installed where that can be done. Without it those
 * tests say that they were left out, and all others run.
 *
 * @returns its absolute path; empty for none
 */
export async function wantDovecot(signal: AbortSignal): Promise<string> {
  const found = findDovecot();
  if (found) return found;
  await installPackage(dovecotPackages, signal);
  return findDovecot() ?? '';
}
