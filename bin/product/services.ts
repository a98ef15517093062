import { localAddress } from '@sundowner/settings/local-address';
import type { Installation } from './installation.ts';
import { logFile, pidFile, siteServer, studioServer } from './programs.ts';
import {
  createService,
  type RestartPolicy,
  type Service,
  type ServiceHooks,
  type ServiceSpec,
  standardPolicy,
} from './service.ts';
import { openServiceLog } from './service-log.ts';

/** How the operator hears of the programs. */
export interface ProgramHooks extends ServiceHooks {
  /** Receives every line the programs log, where the operator wants to watch. */
  echo?(name: 'studio' | 'site', line: string): void;
  /** Whether one that is silent or failing for too long is started again; else it is only told, as where somebody may hold it at a breakpoint. */
  readonly restartsTroubled?: boolean;
}

/** Milliseconds a program has to finish, besides what it drains where it is stopped for good; together they stay under the 15 s the operator is promised. */
export const grace = { site: 8000, studio: 5000 };

const drainOf = ({ settings }: Installation): number => settings.limits.drainSeconds * 1000;

function logOf(installation: Installation, name: 'studio' | 'site', { echo }: ProgramHooks) {
  return openServiceLog(
    logFile(installation.settings, name),
    echo ? { echo: (line) => echo(name, line) } : {},
  );
}

/** Milliseconds a program may take to be ready, or to answer how it is, follow the tests' one factor for deadlines. */
function policyOf({ settings }: Installation, { restartsTroubled = true }: ProgramHooks): RestartPolicy {
  const { readyWithin, readyWithinAtMost, health } = standardPolicy;
  const { deadlineFactor } = settings.limits;
  return {
    ...standardPolicy,
    readyWithin: readyWithin * deadlineFactor,
    readyWithinAtMost: readyWithinAtMost * deadlineFactor,
    health: {
      askEvery: health.askEvery,
      askWithin: health.askWithin * deadlineFactor,
      answeredWithin: health.answeredWithin * deadlineFactor,
      tellAfter: health.tellAfter * deadlineFactor,
      endAfter: restartsTroubled ? health.endAfter * deadlineFactor : Number.POSITIVE_INFINITY,
    },
  };
}

/** The studio, started and kept running. Ready once its health endpoint answers. @param prepare done before its first start */
export function studioService(
  installation: Installation,
  hooks: ProgramHooks,
  program = studioServer(installation),
  prepare?: ServiceSpec['prepare'],
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
      drain: drainOf(installation),
      ...(prepare ? { prepare } : {}),
    },
    { policy: policyOf(installation, hooks), ...hooks },
  );
}

/** The site, or the worker where it serves no pages, started and kept running. Ready once it answers. */
export function siteService(
  installation: Installation,
  hooks: ProgramHooks,
  program = siteServer(installation),
): Service {
  const { settings } = installation;
  return createService(
    {
      name: settings.run.includes('site') ? 'site' : 'worker',
      program,
      readyUrl: `${localAddress(settings.host, settings.port)}/health`,
      host: new URL(settings.siteUrl).host,
      log: logOf(installation, 'site', hooks),
      pidFile: pidFile(settings, 'site'),
      grace: grace.site,
      drain: drainOf(installation),
      endsProduct: true,
    },
    { policy: policyOf(installation, hooks), ...hooks },
  );
}
