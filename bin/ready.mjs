// @ts-check
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';

/**
 * `node bin/ready.mjs`: whether what this machine runs may take visitors now. Exit code 0 when everything it runs says so at `/ready` and
 * `/api/ready`, else 1 with what is waited for. For health checks of containers and services, often: it loads nothing of the product, and
 * reads where that listens from `DATA_DIR/run/product.json`, whatever its settings are.
 */

/** @typedef {{ run: string[], host: string, port: number, studioHost: string, studioPort: number }} Listens */

/** Milliseconds an answer may take: the product itself gives its database two seconds. */
const within = 4000;

/** An address that listens everywhere is asked here. @param {string} host */
const askedAt = (host) => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host);

/**
 * @param {{ host: string, port: number, path: string, named?: string }} where
 * @returns {Promise<string | null>} what is wrong
 */
const ask = ({ host, port, path, named }) =>
  new Promise((done) => {
    const asking = get(
      {
        host: askedAt(host),
        port,
        path,
        timeout: within,
        ...(named === undefined ? {} : { headers: { host: named } }),
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (text) => {
          body = (body + text).slice(0, 200);
        });
        answer.on('end', () =>
          done(answer.statusCode === 200 ? null : `${path} answered ${answer.statusCode}: ${body}`),
        );
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer in time')));
    asking.on('error', (error) => done(`${path}: ${error.message}`));
  });

async function look() {
  const file = join(resolve(process.env.DATA_DIR || './data'), 'run', 'product.json');
  /** @type {{ siteUrl: string, listens: Listens }} */
  let said;
  try {
    said = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return ['It is not up yet.'];
  }
  const { run, host, port, studioHost, studioPort } = said.listens;
  const named = new URL(said.siteUrl).host;
  const asked = [
    ...(run.includes('site') || run.includes('worker') ? [ask({ host, port, path: '/ready', named })] : []),
    ...(run.includes('studio') ? [ask({ host: studioHost, port: studioPort, path: '/api/ready' })] : []),
  ];
  return (await Promise.all(asked)).filter((fault) => fault !== null);
}

const faults = await look();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
