import { ledgerHashes, readLedgerFile } from '@sundowner/enquiries/store/erasure-ledger';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { type SealedColumn, sealedColumns } from '@sundowner/enquiries/store/sealed-columns';
import { openVault, type Vault, VaultError } from '@sundowner/enquiries/store/vault';
import { loadKeyring } from '@sundowner/keyring';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { batchesOf } from './row-digest.ts';
import type { Row, Side } from './side.ts';
import type { MovedTable } from './tables.ts';

/** What keys and ledger say of the personal data on one side. */
export interface KeysChecked {
  /** Pieces of personal data there are. */
  readonly sealed: number;
  /** Of these, what no key of the installation opens. */
  readonly unreadable: number;
  /** Enquiries that the ledger says were erased, and that can still be read. */
  readonly notErased: number;
  /** Erasures that the ledger's file knows and its table does not: the next start erases these again. */
  readonly missing: number;
}

/**
 * Why a move is refused unless it is forced.
 *
 * @returns one sentence that says what to do; `null` where all can be read, and what was erased is
 */
export function refusalOf({ sealed, unreadable, notErased }: KeysChecked): string | null {
  if (unreadable > 0)
    return `${unreadable} of ${sealed} pieces of personal data are opened by no key in KEYS_DIR; put the keys of this installation back, or add --force if they were lost before.`;
  if (notErased > 0)
    return `${notErased} enquiries can be read though the erasure ledger says they were erased; start the product once, which erases them again, or add --force.`;
  return null;
}

type Tables = readonly MovedTable[];

const enquiryTable = (tables: Tables, name: string): MovedTable => {
  const found = tables.find((table) => table.schema === 'enquiries' && table.name === name);
  if (!found) throw new Error(`The enquiry store has no table ${name}.`);
  return found;
};

/** What a row holds in a column. */
const valueIn = ({ columns }: MovedTable, row: Row, name: string) =>
  row[columns.findIndex((column) => column.name === name)] ?? null;

function opens(vault: Vault, sealed: string, owner: string): boolean {
  try {
    vault.openBytes(Buffer.from(sealed, 'hex'), owner);
    return true;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

/** Every row of a table in which something is sealed. */
async function* sealedRows(side: Side, table: MovedTable) {
  for await (const rows of batchesOf(side, table))
    for (const row of rows) {
      const sealed = valueIn(table, row, 'sealed');
      if (sealed !== null) yield { row, sealed };
    }
}

/** Opens every piece of personal data with the installation's keys, and asks the ledger whether what was erased is. */
export async function checkKeys(
  side: Side,
  tables: Tables,
  { keysDir, dataDir }: Pick<SiteSettings, 'keysDir' | 'dataDir'>,
): Promise<KeysChecked> {
  const keyring = loadKeyring(keysDir);
  const vault = openVault(keyring);
  const ledger = enquiryTable(tables, 'erasure_ledger');
  const known = new Set<string>();
  for await (const rows of batchesOf(side, ledger))
    for (const row of rows) known.add(valueIn(ledger, row, 'hash') ?? '');
  let [sealedCount, unreadable, notErased] = [0, 0, 0];
  for (const place of Object.values(sealedColumns) as SealedColumn[]) {
    const table = enquiryTable(tables, place.table);
    for await (const { row, sealed } of sealedRows(side, table)) {
      const key = place.key.map((name) => valueIn(table, row, name) ?? '');
      sealedCount += 1;
      if (!opens(vault, sealed, place.ownerOf(key))) unreadable += 1;
      if (place.table !== 'enquiries') continue;
      if (ledgerHashes(keyring.erasure, key[0] ?? '').some(({ hash }) => known.has(hash))) notErased += 1;
    }
  }
  const missing = readLedgerFile(ledgerFileOf(dataDir)).filter(({ hash }) => !known.has(hash)).length;
  return { sealed: sealedCount, unreadable, notErased, missing };
}
