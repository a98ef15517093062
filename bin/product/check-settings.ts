import { loadSettings as loadSiteSettings, SettingsError } from '../../apps/site/src/settings.ts';
import { loadSettings as loadStudioSettings } from '../../apps/studio/src/settings.ts';
import { type Installation, readInstallation } from './installation.ts';

/** One whole sentence for every problem an application has with its settings. */
function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsError') return error.message.split('\n');
    throw error;
  }
}

const settingOf = (problem: string) => /^[A-Z][A-Z0-9_]+/.exec(problem)?.[0];

/**
 * Reads the settings of both applications. What the site already said of a setting, the studio does not say again.
 *
 * @throws SettingsError with one sentence for every wrong setting
 */
export function checkSettings(env: NodeJS.ProcessEnv = process.env): Installation {
  const problems = problemsOf(() => loadSiteSettings(env));
  const named = new Set(problems.map(settingOf));
  problems.push(
    ...problemsOf(() => loadStudioSettings(env)).filter((problem) => !named.has(settingOf(problem))),
  );
  if (problems.length > 0) throw new SettingsError(problems);
  return readInstallation(env);
}
