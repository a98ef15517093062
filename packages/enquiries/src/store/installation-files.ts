import { join } from 'node:path';

/** Where an installation keeps what alerts were told, for its next start. */
export function alertsToldFileOf(dataDir: string): string {
  return join(dataDir, 'alerts-told.json');
}

/** How far the stores had come that this machine saw, for its next start. */
export function headsFileOf(dataDir: string): string {
  return join(dataDir, 'heads.json');
}

/** The second copy of the erasure ledger of an installation. */
export function ledgerFileOf(dataDir: string): string {
  return join(dataDir, 'enquiries', 'erasure-ledger.jsonl');
}
