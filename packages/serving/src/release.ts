import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of the product a program was started from. */
export interface Release {
  readonly version: string;
  /** `null` where its folder does not say. */
  readonly commit: string | null;
}

const text = (...path: string[]): string | null => {
  try {
    return readFileSync(/* turbopackIgnore: true */ join(...path), 'utf8').trim();
  } catch {
    return null;
  }
};

/** Of a checkout: what HEAD names, in a file of its own or among the packed ones. */
function commitOfCheckout(git: string): string | null {
  const head = text(git, 'HEAD');
  const ref = head?.match(/^ref: (refs\/\S+)$/)?.[1];
  if (ref === undefined) return head;
  const packed = () =>
    text(git, 'packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0];
  return text(git, ref) ?? packed() ?? null;
}

/**
 * Version and commit of the product in a folder, as they lie there now. An image has no history: its build writes the commit to `.commit`.
 *
 * @param root of the product
 */
export function readRelease(root: string): Release {
  const commit = text(root, '.commit') || commitOfCheckout(join(root, '.git'));
  return {
    version: versionIn(text(root, 'package.json')),
    commit: commit?.match(/^[\da-f]{7,64}$/)?.[0]?.slice(0, 10) ?? null,
  };
}

function versionIn(manifest: string | null): string {
  try {
    const { version } = JSON.parse(manifest ?? '{}') as { version?: unknown };
    return typeof version === 'string' ? version : 'unknown';
  } catch {
    return 'unknown';
  }
}
