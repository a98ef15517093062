// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm.mjs';

/**
 * One package in a lock file, as far as this module reads it.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[] }} Locked
 */

/** @param {string} path @returns {Record<string, Locked> | null} */
function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether `node_modules` already holds what the lock file asks for, so that a developer's own `npm install` is not done
 * over. npm keeps a record of what it installed in `node_modules/.package-lock.json`.
 *
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} installed
 */
export function holdsEverything(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // A package for another platform is optional and absent.
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

const stampOf = (/** @type {string} */ root) => join(root, 'node_modules', '.sundowner-stamp');

/** @param {string} root */
const wantedAt = (root) => {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
};

/**
 * Says that the packages are those of the lock file, for starts in a folder nobody may write to.
 *
 * @param {string} root the repository
 */
export function stampPackages(root) {
  writeFileSync(stampOf(root), wantedAt(root));
}

/**
 * Installs the product's packages when they are not those of `package-lock.json`.
 *
 * @param {string} root the repository
 * @param {string} node the Node of version 24 or newer to run npm on
 * @param {import('./progress.mjs').Progress} progress
 */
export async function installPackages(root, node, progress) {
  const stamp = stampOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedAt(root)) return;

  const packages = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!packages || !installed || !holdsEverything(packages, installed)) {
    await progress.step('Installing packages', () => npmCi(root, node, "the product's packages"));
  }
  stampPackages(root);
}
