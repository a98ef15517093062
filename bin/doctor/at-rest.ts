import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { smtpUrlOf } from '@sundowner/enquiries/delivery/mail/smtp-transport';
import {
  type DatabaseConnections,
  readConnections,
} from '@sundowner/enquiries/store/database/database-connections';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { putBackCommand, rescuedCopies } from '@sundowner/enquiries/store/database/rescue-place';
import { readStoreRecord } from '@sundowner/enquiries/store/database/store-record';
import { named } from '@sundowner/settings/product';
import { missingAlertChannel } from '@sundowner/settings/product/alerts';
import { type Roles, runsSite } from '@sundowner/settings/product/roles';
import { createTransport } from 'nodemailer';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { builds, isBuilt } from '../product/build.ts';
import { freeBytes, writeFault } from '../product/data-directory.ts';
import { portsOf } from '../product/installation.ts';
import { assertInitialised } from '../product/instance.ts';
import { assertPortsFree } from '../product/ports.ts';
import { lostStudio } from '../product/studio-record.ts';
import { type Finding, fault, finding, good, note } from './finding.ts';

/** Site or worker, and studio, each with a pool of its own. */
const programsOf = (run: Roles): number => (runsSite(run) ? 1 : 0) + (run.includes('studio') ? 1 : 0);

type Pools = Pick<SiteSettings, 'databasePool' | 'run'>;

/** Whether a database has room for the pools of at least one machine like this. */
export function connectionsFinding(
  { most, taken }: DatabaseConnections,
  { databasePool: pool, run }: Pools,
): Finding {
  const programs = programsOf(run);
  const machine = programs * pool;
  const machines = Math.floor(most / machine);
  const words = `${most} to be had, ${taken} in use; a machine takes up to ${machine} (DATABASE_POOL=${pool} for ${programs === 2 ? 'each of site and studio' : 'its one program'})`;
  if (machines === 0)
    return fault(
      'Connections',
      `${words}: lower DATABASE_POOL to ${Math.max(3, Math.floor(most / programs))}, or raise max_connections.`,
    );
  return machines === 1
    ? note('Connections', `${words}: no room for a second machine`)
    : good('Connections', `${words}: room for ${machines} machines`);
}

export async function connectionFinding(url: string, pools: Pools): Promise<Finding> {
  try {
    return connectionsFinding(await readConnections(url), pools);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return fault('Connections', `the database of DATABASE_URL does not answer: ${words}`);
  }
}

/** Pictures and a day of logs need so much; below it a full disk is near. */
const wantedBytes = 1e9;
const mailWithin = 15_000;
const studioStore = 'Studio store';
const { name: smtpSetting } = named.mail.smtpUrl;

/** Folders, disk, instance and keys. */
export async function storageFindings(settings: SiteSettings): Promise<Finding[]> {
  const { dataDir } = settings;
  const unwritable = writeFault(dataDir);
  if (unwritable) return [fault('Data directory', `${dataDir} cannot be written: ${unwritable}.`)];
  const findings = [
    await finding(
      'Instance and keys',
      () => `instance ${assertInitialised(settings).id}, keys complete and private`,
    ),
  ];
  if (!existsSync(dataDir))
    return [...findings, note('Data directory', `${dataDir} is created at the first start.`)];
  const free = freeBytes(dataDir);
  const words = `${(free / 1e9).toFixed(1)} GB free for ${dataDir}`;
  return [...findings, free < wantedBytes ? fault('Disk', `only ${words}`) : good('Disk', words)];
}

/** What was rescued of a store holds more than any backup. */
function mendWords(file: string): string {
  const [rescued] = rescuedCopies(file);
  return rescued
    ? `its contents were saved to ${rescued}: stop the product and put the copy in its place with ${putBackCommand(file, rescued)}`
    : 'restore a backup';
}

function integrityOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = database.prepare('PRAGMA quick_check(1)').all();
    const result = String(Object.values(row ?? {})[0]);
    if (result !== 'ok') throw new Error(`${file} is damaged: ${result}; ${mendWords(file)}.`);
    return `${file} is intact`;
  } finally {
    database.close();
  }
}

/** A studio that was lost is none that a start makes; one that cannot be asked is told of by those who ask whether it answers. */
async function lostStudioFindings(settings: SiteSettings): Promise<Finding[]> {
  const lost = await lostStudio(settings).catch(() => null);
  return lost === null ? [] : [fault(studioStore, lost)];
}

async function fileFinding(about: string, file: string, isLost: boolean): Promise<Finding> {
  if (existsSync(file)) return await finding(about, () => integrityOf(file));
  return isLost
    ? fault(about, `${file} is missing, though there was one; ${mendWords(file)}.`)
    : note(about, 'none yet; it is created at the first start');
}

/** The stores, read but not changed. */
export async function storeFindings(settings: SiteSettings): Promise<Finding[]> {
  const { dataDir, databaseUrl } = settings;
  const lost = await lostStudioFindings(settings);
  if (databaseUrl)
    return [
      note('Stores', 'in PostgreSQL; its own tools check it'),
      await connectionFinding(databaseUrl, settings),
      ...lost,
    ];
  return [
    await fileFinding('Enquiry store', storeFile(dataDir), readStoreRecord(dataDir) !== null),
    ...(lost.length > 0
      ? lost
      : [await fileFinding(studioStore, join(dataDir, 'studio', 'studio.db'), false)]),
  ];
}

/** Logs in to the mail server, and sends nothing. */
export async function mailFinding({ mail, dataDir }: SiteSettings): Promise<Finding> {
  if (!mail.smtpUrl) return note('Mail', `no ${smtpSetting}: mails are written to ${join(dataDir, 'mail')}`);
  const url = smtpUrlOf(mail.smtpUrl);
  const transport = createTransport({
    url: url.href,
    connectionTimeout: mailWithin,
    greetingTimeout: mailWithin,
    socketTimeout: mailWithin,
  });
  try {
    await transport.verify();
    return good('Mail', `${url.hostname} takes our ${url.username ? 'login' : 'connection'}`);
  } catch (error) {
    const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
    const meaning = responseCode === 535 ? 'it refuses the user name or password' : `${responseCode ?? code}`;
    return fault('Mail', `${url.hostname} cannot be used: ${meaning}; check ${smtpSetting}.`);
  } finally {
    transport.close();
  }
}

/** Where alerts go when the concierge mailbox is dead. */
export function alertFinding({ alerts }: SiteSettings): Finding {
  const { mail, webhook } = alerts;
  const ways = [mail, webhook && new URL(webhook.url).hostname].filter(Boolean);
  const missing = missingAlertChannel(alerts);
  return missing
    ? note('Alerts', missing)
    : good('Alerts', `they go to ${ways.join(' and ')} besides the log`);
}

/** What a stopped product needs to start. */
export async function startFindings(settings: SiteSettings): Promise<Finding[]> {
  // A worker draws no pages.
  const used = builds.filter(({ name }) => settings.run.some((role) => role === name));
  const stale = used.filter((build) => !isBuilt(build)).map(({ name }) => name);
  return [
    await finding('Ports', async () => {
      const uses = portsOf(settings);
      await assertPortsFree(uses);
      return `${uses.map(({ port }) => port).join(', ')} ${uses.length === 1 ? 'is' : 'are'} free`;
    }),
    stale.length > 0
      ? note('Builds', `${stale.join(' and ')} will be built at the next start`)
      : good('Builds', 'made from the sources as they are'),
  ];
}
