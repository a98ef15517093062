import type { DatabaseConnections } from '@sundowner/enquiries/store/database/database-connections';
import { readDatabase } from '@sundowner/enquiries/store/database/database-connections';
import { loadKeyring, markOfKeys } from '@sundowner/keyring';
import { machineId } from '@sundowner/serving/machine-id';
import { type MachineNote, unseenAfterSeconds } from '@sundowner/serving/machines';
import { readRelease } from '@sundowner/serving/release';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { root } from '../product/paths.ts';
import { type Finding, fault, good, note } from './finding.ts';

/** Milliseconds a clock may be off: what machines compare goes by the database's, but logs, files and TLS go by the machine's. */
const clockWithinMs = 2000;

/** What the doctor knows of its own machine. */
export interface OwnMachine {
  readonly machine: string;
  readonly version: string;
  readonly commit: string | null;
  readonly keys: string;
}

const nameOf = ({ host, machine, program }: MachineNote) => `${host} (${machine.slice(0, 4)}), ${program}`;
const isThere = ({ seenSecondsAgo }: MachineNote) => seenSecondsAgo < unseenAfterSeconds;

/** The notes by what one of their facts is; those that do not know it are left out. */
function groups(notes: readonly MachineNote[], factOf: (each: MachineNote) => string | null) {
  const found = new Map<string, MachineNote[]>();
  for (const each of notes) {
    const fact = factOf(each);
    if (fact !== null) found.set(fact, [...(found.get(fact) ?? []), each]);
  }
  return found;
}

const listOf = (found: ReadonlyMap<string, readonly MachineNote[]>) =>
  [...found].map(([fact, notes]) => `${fact} at ${notes.map(nameOf).join('; ')}`).join(', but ');

const releaseOf = ({ version, commit }: Pick<OwnMachine, 'version' | 'commit'>) =>
  commit === null ? version : `${version} (${commit})`;

/** Whether the machines that share a database fit together. One that is alone is told so in one line. */
export function machineFindings(
  notes: readonly MachineNote[],
  { most, taken }: DatabaseConnections,
  own: OwnMachine,
): Finding[] {
  const there = notes.filter(isThere);
  const missed = notes.filter((each) => !isThere(each));
  const machines = new Set(there.map(({ machine }) => machine));
  const findings: Finding[] = [
    good(
      'Machines',
      there.length === 0
        ? 'none runs now'
        : `${machines.size} ${machines.size === 1 ? 'runs' : 'run'}: ${there.map((each) => `${nameOf(each)} for ${each.roles.join(' and ')}, ${releaseOf(each)}`).join('; ')}`,
    ),
    ...missed.map((each) =>
      fault(
        'Machines',
        `${nameOf(each)} was seen ${Math.round(each.seenSecondsAgo)} s ago and did not stop as planned; start it again, or it is forgotten after a day`,
      ),
    ),
  ];
  const releases = groups(there, releaseOf);
  if (releases.size > 1)
    findings.push(note('Versions', `${listOf(releases)}; finish the update (docs/runbooks/upgrade.md)`));
  const keys = groups(there, (each) => each.keys);
  if (keys.size > 1 || (keys.size === 1 && !keys.has(own.keys)))
    findings.push(
      fault(
        'Keys',
        `the machines have not the same: ${listOf(keys)}; here ${own.keys}. Copy KEYS_DIR from the machine that is right`,
      ),
    );
  for (const each of there)
    if (each.clockAheadMs !== null && Math.abs(each.clockAheadMs) > clockWithinMs)
      findings.push(
        fault(
          'Clocks',
          `${nameOf(each)} is ${(Math.abs(each.clockAheadMs) / 1000).toFixed(1)} s ${each.clockAheadMs > 0 ? 'ahead of' : 'behind'} the database; set it by NTP`,
        ),
      );
  findings.push(...mediaOf(there));
  const wanted = there.reduce((sum, each) => sum + each.connections, 0);
  if (there.length > 0)
    findings.push(
      wanted > most
        ? fault(
            'Connections of all',
            `the machines may take ${wanted} together, and the database gives ${most}; lower DATABASE_POOL or raise max_connections`,
          )
        : good(
            'Connections of all',
            `the machines may take ${wanted} together of ${most}; ${taken} are in use`,
          ),
    );
  return findings;
}

/** A publish at one machine shows pictures the others cannot read where they have not the same store. */
function mediaOf(there: readonly MachineNote[]): Finding[] {
  const unread = there.filter(({ media }) => media !== null && media.mark === null);
  // Where none lies in any, no studio has started yet.
  const isUsed = there.some(({ media }) => media?.mark);
  const marks = groups(there, ({ media }) => (isUsed ? (media?.mark ?? null) : null));
  const found: Finding[] = unread.map((each) =>
    fault('Pictures of all', `${nameOf(each)} cannot use its store ${each.media?.words}`),
  );
  if (marks.size > 1) {
    const stores = [...marks.values()].map((notes) =>
      notes
        .map(
          (each) =>
            `${nameOf(each)} has ${each.media?.words}${each.media?.mark === '' ? ', which no studio has used' : ''}`,
        )
        .join(', '),
    );
    found.push(
      fault(
        'Pictures of all',
        `the machines have not the same store: ${stores.join('; ')}. Mount one folder everywhere, or set MEDIA_STORE (docs/runbooks/media.md)`,
      ),
    );
  }
  return found;
}

/** The machines as the database knows them; nothing for one that has its data in files. */
export async function machinesFindings(
  settings: Pick<SiteSettings, 'databaseUrl' | 'dataDir' | 'keysDir'>,
): Promise<Finding[]> {
  const { databaseUrl, dataDir, keysDir } = settings;
  if (!databaseUrl) return [];
  try {
    const { machines, connections } = await readDatabase(databaseUrl);
    const keys = markOfKeys(loadKeyring(keysDir));
    return machineFindings(machines, connections, {
      ...readRelease(root),
      machine: machineId(dataDir),
      keys,
    });
  } catch (error) {
    // What to do when it does not answer, or when keys are missing, is said by others.
    const reason = error instanceof Error ? error.message : 'the database failed';
    return [note('Machines', `not looked at: ${reason}`)];
  }
}
