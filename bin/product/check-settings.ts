import { SettingsError } from '@sundowner/settings/reader';
import { loadSettings as loadSiteSettings } from '../../apps/site/src/settings.ts';
import { loadSettings as loadStudioSettings } from '../../apps/studio/src/settings.ts';
import { type Installation, readInstallation } from './installation.ts';

/** One whole sentence for every problem an application has with its settings. */
export function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/**
 * Reads the settings of both applications. What both read they say in the same sentence, which is said once.
 *
 * @throws SettingsError with one sentence for every wrong setting
 */
export function checkSettings(env: NodeJS.ProcessEnv = process.env): Installation {
  const problems = [loadSiteSettings, loadStudioSettings].flatMap((load) => problemsOf(() => load(env)));
  if (problems.length > 0) throw new SettingsError([...new Set(problems)]);
  return readInstallation(env);
}
