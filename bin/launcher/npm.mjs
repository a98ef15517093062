// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { LaunchError } from './progress.mjs';

/** Error codes of npm and of Node that mean the registry was not reached, whatever was asked of it. */
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|UNABLE_TO_[A-Z_]+|SELF_SIGNED_[A-Z_]+|CERT_[A-Z_]+)\b/;

/**
 * Turns what npm wrote about a failure into one sentence for the operator.
 *
 * @param {string} output npm's standard error
 * @param {string} what what was being installed, for the sentence
 * @returns {string}
 */
export function npmFailure(output, what) {
  const code = unreachable.exec(output)?.[1];
  if (code) {
    return `npm could not reach its registry to install ${what} (${code}); check the network, the proxy and "npm config get registry", then run the command again.`;
  }
  if (/\bENOSPC\b/.test(output)) return `The disk is full, so npm could not install ${what}.`;
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return `npm may not write here, so it could not install ${what}; run the command as the owner of this folder.`;
  }
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const reason = lines
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .find((line) => line.includes(' ') && !/^(code|errno|syscall|path|A complete log)\b/.test(line));
  return `npm could not install ${what}: ${(reason ?? 'it gave no reason').replace(/\.$/, '')}.`;
}

/**
 * How npm is called: the very npm that runs this script when there is one, else the one on the PATH.
 *
 * @param {string} node the Node to run npm on
 * @returns {{ command: string, prefix: string[], shell: boolean }}
 */
function npmCommand(node) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('npm-cli.js') && existsSync(own)) return { command: node, prefix: [own], shell: false };
  // npm.cmd is a batch file, which Windows starts through its shell only.
  return { command: 'npm', prefix: [], shell: process.platform === 'win32' };
}

/**
 * Left over from the npm that runs this script, or from a production shell, these would make `npm ci` work on another
 * folder or leave out the development packages the builds need.
 */
const misleading = ['npm_config_prefix', 'npm_config_local_prefix', 'npm_config_omit', 'NODE_ENV'];

/**
 * @param {string} node absolute path of the Node to run npm on
 * @returns {NodeJS.ProcessEnv}
 */
function npmEnvironment(node) {
  const kept = Object.entries(process.env).filter(([name]) => !misleading.includes(name));
  return Object.assign(/** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept)), {
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    npm_config_include: 'dev',
    npm_config_update_notifier: 'false',
  });
}

/**
 * Runs `npm ci` quietly in `directory`: no audit, no funding notice, no install scripts (no package here needs one; each
 * brings its binary as a package of its own), no warnings.
 *
 * @param {string} directory
 * @param {string} node absolute path of the Node to run npm on
 * @param {string} what what is being installed, for the message of a failure
 * @throws {LaunchError} with one sentence
 * @returns {Promise<void>}
 */
export async function npmCi(directory, node, what) {
  const { command, prefix, shell } = npmCommand(node);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const child = spawn(command, [...prefix, 'ci', ...options], {
    cwd: directory,
    shell,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: npmEnvironment(node),
  });
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(130);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.once(signal, stop);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-20_000);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new LaunchError(`npm could not be started (${error.message}); install npm and try again.`)),
    );
    child.once('close', resolve);
  });
  for (const signal of signals) process.off(signal, stop);
  if (code !== 0) throw new LaunchError(npmFailure(output, what));
}
