import { type ConnectionRoom, connectionRoom } from '@sundowner/enquiries/store/database/connection-room';
import { type Finding, fault, good, note } from './finding.ts';

/** Site and studio, each with a pool of its own. */
const programs = 2;

/** Whether a database has room for the pools of at least one machine. */
export function roomFinding({ most, taken }: ConnectionRoom, pool: number): Finding {
  const machine = programs * pool;
  const machines = Math.floor(most / machine);
  const words = `${most} to be had, ${taken} in use; a machine takes up to ${machine} (DATABASE_POOL=${pool} for each of site and studio)`;
  if (machines === 0)
    return fault(
      'Connections',
      `${words}: lower DATABASE_POOL to ${Math.max(3, Math.floor(most / programs))}, or raise max_connections.`,
    );
  return machines === 1
    ? note('Connections', `${words}: no room for a second machine`)
    : good('Connections', `${words}: room for ${machines} machines`);
}

export async function connectionFinding(url: string, pool: number): Promise<Finding> {
  try {
    return roomFinding(await connectionRoom(url), pool);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return fault('Connections', `the database of DATABASE_URL does not answer: ${words}`);
  }
}
