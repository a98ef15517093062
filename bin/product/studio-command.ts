import { spawn } from 'node:child_process';
import { checkSettings } from './check-settings.ts';
import { assertInitialised } from './instance.ts';
import { studioCommand } from './programs.ts';

/**
 * Runs one of the studio's commands in this terminal: it asks and answers itself.
 *
 * @returns its exit code
 */
export async function runStudioCommand(name: string, args: readonly string[]): Promise<number> {
  const installation = checkSettings();
  assertInitialised(installation.settings);
  const command = studioCommand(name, installation, args);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', command.script, ...command.args],
    { cwd: command.cwd, env: command.env, stdio: 'inherit' },
  );
  return await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
