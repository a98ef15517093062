import { lockedAway } from '@sundowner/enquiries/calls/call-rule';
import { notingCommits } from '@sundowner/enquiries/store/database/open';
import { StoreUnavailableError } from '@sundowner/enquiries/store/database/port';
import { unlessLocked } from '@sundowner/enquiries/store/vault';
import { readInstallation } from '../product/installation.ts';
import { assertInitialised } from '../product/instance.ts';
import { answeringActs } from './acts/answering.ts';
import { deliveryActs } from './acts/deliveries.ts';
import { findingActs } from './acts/lists.ts';
import { mailActs } from './acts/mails.ts';
import { privacyActs } from './acts/privacy.ts';
import { viewActs } from './acts/views.ts';
import { workingActs } from './acts/working.ts';
import { type DeskAct, readCommand, UsageError } from './desk-act.ts';
import { usage } from './desk-usage.ts';
import { openDesk } from './open-desk.ts';

/** Every command, by the word it is called with. */
const deskActs: Readonly<Partial<Record<string, DeskAct>>> = {
  ...findingActs,
  ...deliveryActs,
  ...workingActs,
  ...answeringActs,
  ...viewActs,
  ...mailActs,
  ...privacyActs,
};

/** A store that refused in the middle of a command, with what is known of the command. */
class StoreRefusedError extends Error {
  override readonly name = 'StoreRefusedError';
}

/**
 * Runs a command; when the store refuses, its fault is said with whether anything was done.
 *
 * @throws StoreRefusedError
 */
export function sayingWhatWasDone<Value>(work: () => Promise<Value>): Promise<Value> {
  return notingCommits(async (commits) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      const known =
        commits() === 0 && error.kept === 'nothing'
          ? 'Nothing was done.'
          : 'This may have been done, or a part of it; look before you try again.';
      throw new StoreRefusedError(`${error.message} ${known}`, { cause: error });
    }
  });
}

/** What a command says, and how it ends. */
export interface CommandOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * `npm run enquiries -- …`: the desk on the command line, beside the running product or without it.
 *
 * @throws SettingsError, LaunchError, KeyringError, StoreRefusedError
 */
export async function deskCommand(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandOutput> {
  if (argv.length === 0 || argv.includes('--help') || argv[0] === 'help')
    return { code: argv.length === 0 ? 2 : 0, stdout: usage, stderr: '' };
  try {
    const word = argv.find((each) => !each.startsWith('-')) ?? '';
    const act = Object.hasOwn(deskActs, word) ? deskActs[word] : undefined;
    if (!act) throw new UsageError(`The first word must be one of ${Object.keys(deskActs).join(', ')}.`);
    const { settings } = readInstallation(env);
    const command = readCommand(argv, settings.installation.timeZone);
    assertInitialised(settings);
    const desk = await sayingWhatWasDone(() => openDesk(settings));
    try {
      const locked = { code: 1, words: lockedAway().detail, data: lockedAway() };
      const acting = () => sayingWhatWasDone(() => act(desk, command));
      const { code, words, data } = await unlessLocked(acting, locked);
      if (command.values.json) return { code, stdout: `${JSON.stringify(data, null, 2)}\n`, stderr: '' };
      return { code, stdout: code === 0 ? `${words}\n` : '', stderr: code === 0 ? '' : `${words}\n` };
    } finally {
      await desk.close();
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, stdout: '', stderr: `${error.message}\n\n${usage}` };
  }
}
