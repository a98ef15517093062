import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerHash } from '@sundowner/enquiries/store/erasure-ledger';
import { type SealedColumn, sealedColumns } from '@sundowner/enquiries/store/sealed-columns';
import { openVault } from '@sundowner/enquiries/store/vault';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import { expect, onTestFinished, test } from 'vitest';
import { moveData } from './move.ts';
import type { MoveSource, MoveTarget, Row } from './side.ts';
import type { MovedTable } from './tables.ts';

const table = (name: string, key: readonly string[], more: readonly string[] = []): MovedTable => ({
  schema: 'enquiries',
  name,
  key,
  columns: [
    ...[...key, ...more].map((column) => ({ name: column, kind: 'text' as const })),
    { name: 'sealed', kind: 'bytes' as const },
  ],
  counted: false,
});
const tables: readonly MovedTable[] = [
  ...(Object.values(sealedColumns) as SealedColumn[]).map((place) => table(place.table, place.key)),
  table('erasure_ledger', ['hash']),
];

/** A move of one enquiry and what the ledger knows, which is over when it comes to put things in their place. */
function moveOf(enquiry: Row, known: readonly string[], keysDir: string, force: boolean) {
  const side = {
    words: 'rows',
    tables: async () => tables,
    count: async () => 0,
    lastIds: async () => new Map<string, number>(),
    close: async () => {},
    async rows({ name }: MovedTable): Promise<readonly Row[]> {
      if (name === 'enquiries') return [enquiry];
      return name === 'erasure_ledger' ? known.map((hash) => [hash, null]) : [];
    },
  };
  const target = {
    ...side,
    prepare: async () => {},
    progress: async () => new Map(),
    write: async () => {},
    clear: async () => {},
    setLastIds: async () => {},
    complete: async () => {},
    finish: async () => {},
  } satisfies MoveTarget;
  const source = {
    ...side,
    bytes: async () => 0,
    lostReferences: async () => [],
    retire: async () => ['old'],
  };
  return moveData({
    source: source satisfies MoveSource,
    target,
    state: 'empty',
    settings: { keysDir, dataDir: keysDir },
    force,
    stop: new AbortController().signal,
    report: () => {},
  });
}

test('CLU-01/moved what no key opens, or what is not erased though the ledger says so, is moved only when it is forced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [own, other] = [join(folder, 'own'), join(folder, 'other')];
  for (const keys of [own, other]) createKeyring(keys);
  const keyring = loadKeyring(own);
  const sealed = Buffer.from(openVault(keyring).seal({ name: 'Naledi' }, 'an-id')).toString('hex');
  const enquiry: Row = ['an-id', sealed];
  expect(await moveOf(enquiry, [], own, false)).toMatchObject({ keys: { sealed: 1, unreadable: 0 } });

  await expect(moveOf(enquiry, [], other, false)).rejects.toThrow(
    '1 of 1 pieces of personal data are opened by no key in KEYS_DIR',
  );
  expect(await moveOf(enquiry, [], other, true)).toMatchObject({ keys: { unreadable: 1 }, kept: ['old'] });

  for (const why of ['request', 'retention', 'unasked'] as const) {
    const known = [ledgerHash(keyring.erasure, 'an-id', why)];
    await expect(moveOf(enquiry, known, own, false)).rejects.toThrow(
      '1 enquiries can be read though the erasure ledger says they were erased',
    );
    expect(await moveOf(enquiry, known, own, true)).toMatchObject({ keys: { notErased: 1 } });
    expect(await moveOf(['an-id', null], known, own, false)).toMatchObject({ keys: { sealed: 0 } });
  }
});
