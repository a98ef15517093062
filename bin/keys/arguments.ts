import type { RotatedKey } from '@sundowner/keyring/rotation';
import { LaunchError } from '../launcher/progress.mjs';

const usage = `Say what to do: npm run keys -- <what>

  status                     which keys there are, and how much is encrypted with an earlier one
  rotate ticket|personal     makes a new key; the one before it is kept for reading
  forget-previous ticket|personal   removes the earlier keys of a kind
`;

export type KeysCall =
  | { readonly act: 'status' }
  | { readonly act: 'rotate' | 'forget-previous'; readonly key: RotatedKey };

/** @throws LaunchError that says what can be done */
export function readKeysArguments(words: readonly string[]): KeysCall {
  const [act, key, ...more] = words;
  if (act === 'status' && key === undefined) return { act };
  const isAct = act === 'rotate' || act === 'forget-previous';
  if (isAct && (key === 'ticket' || key === 'personal') && more.length === 0) return { act, key };
  throw new LaunchError(usage.trimEnd());
}
