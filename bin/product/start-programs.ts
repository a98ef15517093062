import type { Progress } from '../launcher/progress.mjs';
import { type Build, useBuild } from './build.ts';
import type { Installation } from './installation.ts';
import { buildProduct } from './prepare.ts';
import type { Service } from './service.ts';

/** The builds a product runs from. */
export interface UsedBuilds {
  /** Brings one to the state of its sources, and holds it until `leave`. @throws LaunchError */
  make(name: Build['name'], signal: AbortSignal): Promise<void>;
  leave(): void;
}

export function usedBuilds(installation: Installation, progress: Progress): UsedBuilds {
  const held = new Map<Build['name'], () => void>();
  return {
    async make(name, signal) {
      await buildProduct(installation, progress, signal, (build) => build.name === name);
      if (!held.has(name)) held.set(name, useBuild(name));
    },
    leave() {
      for (const release of held.values()) release();
      held.clear();
    },
  };
}

/** The programs of a machine, and what their start waits for. */
export interface Programs {
  /** `null` where this machine runs neither site nor worker. */
  readonly site: Service | null;
  /** What it needs first, its build too, is its own `prepare`: it fails and is tried again as its start is. `null` where it runs elsewhere. */
  readonly studio: Service | null;
  /** When the site has started, or failed for the first time. */
  readonly siteTried: Promise<void>;
  /** @throws LaunchError; without a site there is nothing to start */
  buildSite(): Promise<void>;
  /** The first of them is up, and others may be told where. */
  onUp(): void;
}

/**
 * Starts the site, then the studio. The site needs no studio to take enquiries: after an update they are taken again as soon as its own
 * build stands, and it has the machine to itself until then. Nor does the studio need a site that starts.
 *
 * @throws LaunchError for a fault that no new start mends
 */
export async function startPrograms(programs: Programs, ending: AbortSignal): Promise<void> {
  const { site, studio, siteTried, buildSite, onUp } = programs;
  if (!site) {
    await studio?.start(ending);
    return onUp();
  }
  await buildSite();
  const siteUp = site.start(ending).then(onUp);
  await Promise.race([siteUp, siteTried]);
  await Promise.all([siteUp, studio?.start(ending)]);
}
