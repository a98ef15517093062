import { changeTables, TableChangeError, type TableChangesParts } from '@sundowner/serving/table-changes';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { type Sql, type Store, StoreUnavailableError } from './port.ts';
import { postgresFault } from './postgres-faults.ts';

/** "Sundowner" in ASCII, cut to 53 bits: any constant does, it only has to be this one everywhere. */
const lock = 6008769254;

interface Parts extends Pick<TableChangesParts, 'connect' | 'isThere' | 'wait'> {
  readonly sqlOn: (client: pg.Client) => Sql;
  readonly log: Log;
}

/** Changes of the store's tables (see `Store.changeTables`). */
export function tableChanges({ connect, isThere, wait, sqlOn, log }: Parts): Store['changeTables'] {
  const onInUse = () => log.warn('a table of the enquiry store is in use; its change waits for it');
  const parts = { lock, connect, isThere, wait, waitForOthers: wait, onInUse, faultOf: postgresFault };
  return async (work) => {
    try {
      return await changeTables(parts, (step) => work((changes) => step((client) => changes(sqlOn(client)))));
    } catch (error) {
      if (error instanceof TableChangeError) throw new StoreUnavailableError(error.reason, error.code);
      throw error;
    }
  };
}
