import { createHmac } from 'node:crypto';
import type { Vault } from '../store/vault.ts';

/** Gives the number that stands for a word in the store: 48 bits of a keyed hash, which without the key nobody works out. */
export type Term = (word: string) => number;

export function createTerm(vault: Pick<Vault, 'derive'>): Term {
  const key = vault.derive('search');
  return (word) => createHmac('sha256', key).update(`word:${word}`).digest().readUIntBE(0, 6);
}
