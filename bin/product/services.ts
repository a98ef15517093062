import type { LaunchError } from '../launcher/progress.mjs';
import { type Installation, localAddress } from './installation.ts';
import { logFile, pidFile, siteServer, studioServer } from './programs.ts';
import { createService, type RestartPolicy, type Service, standardPolicy } from './service.ts';
import { openServiceLog } from './service-log.ts';

/** How the operator hears of the programs. */
export interface ServiceHooks {
  say(sentence: string): void;
  giveUp(reason: LaunchError): void;
  /** Receives every line the programs log, where the operator wants to watch. */
  echo?(name: 'studio' | 'site', line: string): void;
  policy?: RestartPolicy;
}

/** Milliseconds a program has to finish; together they stay under the 15 s the operator is promised. */
export const grace = { site: 8000, studio: 5000 };

function logOf(installation: Installation, name: 'studio' | 'site', { echo }: ServiceHooks) {
  return openServiceLog(
    logFile(installation.settings, name),
    echo ? { echo: (line) => echo(name, line) } : {},
  );
}

/** Milliseconds a program may take to be ready follow the tests' one factor for deadlines. */
const policyOf = ({ settings }: Installation): RestartPolicy => ({
  ...standardPolicy,
  readyWithin: standardPolicy.readyWithin * settings.limits.deadlineFactor,
});

/** The studio, started and kept running. Ready once its health endpoint answers. */
export function studioService(
  installation: Installation,
  hooks: ServiceHooks,
  program = studioServer(installation),
): Service {
  const { settings } = installation;
  return createService(
    {
      name: 'studio',
      program,
      readyUrl: `${localAddress(settings.studioHost, settings.studioPort)}/api/health`,
      log: logOf(installation, 'studio', hooks),
      pidFile: pidFile(settings, 'studio'),
      grace: grace.studio,
    },
    { policy: policyOf(installation), ...hooks },
  );
}

/** The site, started and kept running. Ready once it answers visitors. */
export function siteService(
  installation: Installation,
  hooks: ServiceHooks,
  program = siteServer(installation),
): Service {
  const { settings } = installation;
  return createService(
    {
      name: 'site',
      program,
      readyUrl: `${localAddress(settings.host, settings.port)}/health`,
      host: new URL(settings.siteUrl).host,
      log: logOf(installation, 'site', hooks),
      pidFile: pidFile(settings, 'site'),
      grace: grace.site,
    },
    { policy: policyOf(installation), ...hooks },
  );
}
