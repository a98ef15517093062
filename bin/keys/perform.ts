import { countSealedWithOldKeys } from '@sundowner/enquiries/store/reseal';
import { openVault } from '@sundowner/enquiries/store/vault';
import { type Keyring, loadKeyring } from '@sundowner/keyring';
import {
  forgetPreviousKeys,
  type RotatedKey,
  rotatePersonalKey,
  rotateTicketKey,
} from '@sundowner/keyring/rotation';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { copyUnderEarlierKey } from '../archive/emergency-copies.ts';
import { openDesk } from '../desk/open-desk.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { lockInstance, runningProduct } from '../product/instance-lock.ts';

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

const restartWords =
  'Other machines with keys of their own: copy KEYS_DIR to each before any is started again; one that lacks the new key cannot read what the others write.';

async function sealedEarlier(settings: SiteSettings, keyring: Keyring): Promise<string | null> {
  const { store, close } = await openDesk(settings);
  try {
    const { enquiries, files, words } = await countSealedWithOldKeys(store, openVault(keyring));
    if (enquiries + files + words === 0) return null;
    return `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}, ${files} ${files === 1 ? 'file' : 'files'} and ${words} ${words === 1 ? 'message or note' : 'messages and notes'}`;
  } finally {
    await close();
  }
}

async function status(settings: SiteSettings): Promise<readonly string[]> {
  const keyring = loadKeyring(settings.keysDir);
  const { ticketPrevious, personalPrevious } = keyring;
  const earlier = await sealedEarlier(settings, keyring);
  return [
    `Keys in ${settings.keysDir}.`,
    ticketPrevious
      ? 'ticket: a current and a previous key; tickets of both are accepted.'
      : 'ticket: never rotated, or the previous key was forgotten.',
    `personal: a current key and ${personalPrevious.length} earlier.`,
    earlier
      ? `${earlier} are still encrypted with an earlier key; the running product re-encrypts them with the current one, and continues after a restart.`
      : 'Every enquiry, file, message and note is encrypted with the current key.',
  ];
}

function rotate(settings: SiteSettings, key: 'ticket' | 'personal'): readonly string[] {
  const { dataDir, keysDir } = settings;
  (key === 'ticket' ? rotateTicketKey : rotatePersonalKey)(keysDir);
  const restart = runningProduct(dataDir)
    ? 'Restart the product: it uses the keys it was started with until then.'
    : 'The next start uses it.';
  return key === 'ticket'
    ? [
        `There is a new ticket key in ${keysDir}. ${restart}`,
        'Tickets signed with the previous key are accepted as late, not as suspicious.',
        restartWords,
      ]
    : [
        `There is a new personal key in ${keysDir}; the earlier ones are kept for reading. ${restart}`,
        'From then on the product re-encrypts every stored enquiry with the new key in the background; "npm run keys -- status" shows its progress.',
        'Copy KEYS_DIR to its safe again: without the new key nobody can read new enquiries.',
        restartWords,
      ];
}

async function forget(settings: SiteSettings, key: 'ticket' | 'personal'): Promise<readonly string[]> {
  const { dataDir, keysDir } = settings;
  // A product that was started with an earlier key still locks with it.
  const lock = lockInstance(dataDir);
  try {
    const earlier = key === 'personal' ? await sealedEarlier(settings, loadKeyring(keysDir)) : null;
    if (earlier) {
      throw new LaunchError(
        `${earlier} are still encrypted with an earlier key and could not be read afterwards; start the product, and run "npm run keys -- status" later to see when they have been re-encrypted.`,
      );
    }
    const rescued =
      key === 'personal' ? copyUnderEarlierKey(dataDir, openVault(loadKeyring(keysDir)).currentId) : null;
    if (rescued) {
      throw new LaunchError(
        `${rescued}, a copy of a lost store, is encrypted with an earlier key and could not be read afterwards; put it in the store's place, or remove it if its enquiries are in the store.`,
      );
    }
    forgetPreviousKeys(keysDir, key);
  } finally {
    lock.release();
  }
  return key === 'ticket'
    ? ['The previous ticket key was deleted: forms opened with it ask for a new ticket.']
    : [
        'The earlier personal keys were deleted. Personal data in backups made before the last rotation can only be read with a copy of those keys.',
      ];
}

/** Carries out one key command. @returns lines for the operator @throws LaunchError, KeyringError, StoreUnavailableError */
export async function performOnKeys(settings: SiteSettings, call: KeysCall): Promise<readonly string[]> {
  switch (call.act) {
    case 'status':
      return status(settings);
    case 'rotate':
      return rotate(settings, call.key);
    case 'forget-previous':
      return forget(settings, call.key);
  }
}
