import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Keyring } from '@sundowner/keyring';
import { databaseChannels } from '@sundowner/serving/database-channels';
import { followChannels } from '@sundowner/serving/follow-channels';
import { createMachineNotifier } from '@sundowner/serving/notify-machines';
import pg from 'pg';
import pino from 'pino';
import { startPostgres } from '../support/postgres.ts';
import { type DeskStage, deskStage } from './enquiries-desk-stage.ts';
import { newKeyring } from './enquiries-stage.ts';

const silent = pino({ level: 'silent' });

/** One of several machines that share a database, as the site wires it. */
interface Machine extends DeskStage {
  /** How often something was heard of the other machines, connections that were made included. */
  heard(): number;
}

/** Machines of one installation on a PostgreSQL of their own. */
export interface Machines {
  /** @param poll milliseconds between looks for what nobody told of */
  add(options: { readonly poll: number; readonly follows?: boolean }): Promise<Machine>;
  /** Ends every connection on which a machine listens. @returns how many */
  cut(): Promise<number>;
  listening(): Promise<number>;
  close(): Promise<void>;
}

export async function machinesStage(): Promise<Machines> {
  const url = await (await startPostgres()).createDatabase();
  const keyring: Keyring = newKeyring();
  const closing: (() => Promise<void>)[] = [];
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const listeners = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sundowner-listener'`;
  const listening = async () =>
    (await other.query<{ count: number }>(`SELECT count(*)::int AS count ${listeners}`)).rows[0]?.count ?? 0;

  return {
    listening,
    cut: async () => (await other.query(`SELECT pg_terminate_backend(pid) ${listeners}`)).rowCount ?? 0,
    async add({ poll, follows = true }) {
      const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-machine-'));
      const store = await openStore({ dataDir, databaseUrl: url }, silent);
      const machines = createMachineNotifier({
        query: async (statement) => store.beside?.query(statement),
      });
      const stage = await deskStage(store, dataDir, {
        keyring,
        limits: { poll },
        notifyMachines: (of) => machines.notify(databaseChannels[of]),
      });
      let heard = 0;
      const hear = (look: () => void) =>
        machines.fromOthers(() => {
          heard += 1;
          look();
        });
      const { pipeline } = stage;
      const following = follows
        ? followChannels({
            url,
            log: silent,
            on: {
              [databaseChannels.desk]: hear(pipeline.heard.desk),
              [databaseChannels.work]: hear(pipeline.heard.work),
            },
          })
        : null;
      closing.push(async () => {
        await pipeline.stop();
        await following?.stop();
        await machines.stop();
        await store.close();
        rmSync(dataDir, { recursive: true, force: true });
      });
      return { ...stage, heard: () => heard };
    },
    async close() {
      for (const close of closing.reverse()) await close();
      await other.end();
    },
  };
}
