import { readInstallation } from '../product/installation.ts';
import { assertInitialised } from '../product/instance.ts';
import { deskActs } from './desk-acts.ts';
import { readCall } from './desk-options.ts';
import { usage } from './desk-usage.ts';
import { openDesk } from './open-desk.ts';
import { sayingWhatWasDone } from './store-fault.ts';
import { UsageError } from './usage-error.ts';

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
    const call = readCall(argv);
    const { settings } = readInstallation(env);
    assertInitialised(settings);
    const desk = await sayingWhatWasDone(() => openDesk(settings));
    try {
      const { code, words, data } = await sayingWhatWasDone(() => act(desk, call));
      if (call.values.json) return { code, stdout: `${JSON.stringify(data, null, 2)}\n`, stderr: '' };
      return { code, stdout: code === 0 ? `${words}\n` : '', stderr: code === 0 ? '' : `${words}\n` };
    } finally {
      await desk.close();
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { code: 2, stdout: '', stderr: `${error.message}\n\n${usage}` };
  }
}
