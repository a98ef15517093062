import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryDetail } from '@sundowner/desk-wire';
import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import { commandLine } from '@sundowner/enquiries/work/access';
import { loadKeyring, signDeskClaim } from '@sundowner/keyring';
import { localAddress } from '@sundowner/settings/local-address';
import { runsSite } from '@sundowner/settings/product/roles';
import { z } from 'zod';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { internalAddress } from '../product/installation.ts';
import { localRequest } from '../product/local-request.ts';
import { type Finding, fault, finding, good, note } from './finding.ts';

/** What the doctor reads of the internal API's health. */
const healthShape = z.object({
  /** `null` while the store is away. */
  enquiries: z
    .object({
      total: z.number(),
      pending: z.number(),
      late: z.number(),
      dead: z.number(),
      quarantined: z.number(),
    })
    .nullable(),
  disk: z.object({ fault: z.string().optional() }),
  channels: z.record(
    z.string(),
    z.object({ circuit: z.enum(['closed', 'open']), reason: z.string().optional() }),
  ),
  studio: z.object({ reachable: z.boolean() }),
  /** Where pictures lie in a bucket. */
  media: z.object({ store: z.string(), fault: z.string().nullable() }).optional(),
  /** Where a CDN is set. */
  cdn: z
    .object({
      kind: z.string(),
      purgedAt: z.string().nullable(),
      askedAt: z.string(),
      waitingSince: z.string().nullable(),
      failing: z.object({ since: z.string(), reason: z.string() }).nullable(),
    })
    .optional(),
});

/** How long the synthetic enquiry's mails may take. */
const deliveredWithin = 60_000;

function caller(settings: SiteSettings) {
  const base = internalAddress(settings);
  const { internalToken: token } = loadKeyring(settings.keysDir);
  return async (method: 'GET' | 'POST', path: string): Promise<unknown> => {
    const { status, body } = await localRequest(`${base}${path}`, {
      method,
      token,
      headers: { 'desk-claim': signDeskClaim(commandLine, token) },
      timeout: 20_000,
    });
    if (status < 200 || status > 299) throw new Error(`the internal API answered ${status} to ${path}`);
    return JSON.parse(body);
  };
}

/** The running servers, the queue and every channel. */
export async function runningFindings(settings: SiteSettings): Promise<Finding[]> {
  const call = caller(settings);
  const answers = async (url: string, host?: string) => {
    const { status } = await localRequest(url, host ? { host } : {});
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    return `${url} answers`;
  };
  const readiness = async (url: string, host?: string) => {
    const { status, body } = await localRequest(url, host ? { host } : {});
    if (status !== 200) throw new Error(`${url} answers that it is not ready: ${body.slice(0, 200)}`);
    return 'is ready';
  };
  const { run } = settings;
  const findings: Finding[] = [];
  if (runsSite(run))
    findings.push(
      await finding(run.includes('site') ? 'Site' : 'Worker', async () => {
        const at = localAddress(settings.host, settings.port);
        const host = new URL(settings.siteUrl).host;
        return `${await answers(`${at}/health`, host)}, and ${await readiness(`${at}/ready`, host)}`;
      }),
    );
  if (run.includes('studio'))
    findings.push(
      await finding('Studio', async () => {
        const at = localAddress(settings.studioHost, settings.studioPort);
        return `${await answers(`${at}/api/health`)}, and ${await readiness(`${at}/api/ready`)}`;
      }),
    );
  try {
    const { enquiries, channels, studio, disk, cdn, media } = healthShape.parse(await call('GET', '/health'));
    if (!studio.reachable) findings.push(fault('Content', 'the site does not reach the studio'));
    if (disk.fault) findings.push(fault('Disk', disk.fault));
    findings.push(ofEnquiries(enquiries));
    if (media?.fault)
      findings.push(fault('Pictures', `the site cannot read them: ${media.fault}; those it kept are shown`));
    if (cdn) findings.push(ofCdn(cdn));
    for (const [name, { circuit, reason }] of Object.entries(channels)) {
      findings.push(
        circuit === 'open'
          ? fault(
              `Channel ${name}`,
              `its destination fails, deliveries are paused: ${reason ?? 'no reason given'}`,
            )
          : good(`Channel ${name}`, 'open for deliveries'),
      );
    }
  } catch (error) {
    findings.push(fault('Internal API', error instanceof Error ? error.message : String(error)));
  }
  return findings;
}

type Cdn = NonNullable<z.infer<typeof healthShape>['cdn']>;

/** How long what is to be purged may wait, and the site may not look for any, in milliseconds: it looks every two seconds. */
const notifiedWithin = 60_000;

/** Whether what stands in front of the site is told of what changes. */
export function ofCdn({ kind, purgedAt, askedAt, waitingSince, failing }: Cdn, now = Date.now()): Finding {
  const told = `told of changes last ${purgedAt ? `at ${purgedAt}` : 'never since the site was started'}`;
  const isLong = (since: string) => now - Date.parse(since) > notifiedWithin;
  if (failing)
    return fault(
      'CDN',
      `${kind} could not be told of changes since ${failing.since}: ${failing.reason}; it is told again and again`,
    );
  if (isLong(askedAt))
    return fault(
      'CDN',
      `the site has not looked for what is to be purged since ${askedAt}; see its log; ${kind}, ${told}`,
    );
  if (waitingSince && isLong(waitingSince))
    return fault('CDN', `what changed has waited to be purged since ${waitingSince}; ${kind}, ${told}`);
  return good('CDN', `${kind}, ${told}`);
}

function ofEnquiries(enquiries: z.infer<typeof healthShape>['enquiries']): Finding {
  if (!enquiries) return fault('Enquiries', 'the enquiry store is unavailable; enquiries are refused');
  const { total, pending, late, dead, quarantined } = enquiries;
  const words = `${total} enquiries, ${pending} deliveries pending, ${late} late, ${dead} dead, ${quarantined} held`;
  return late + dead > 0 ? fault('Enquiries', `${words}; see npm run enquiries`) : good('Enquiries', words);
}

/** Which pages have no words of their own for search engines (CNT-02). */
export async function introFinding(settings: SiteSettings): Promise<Finding> {
  try {
    const { keys } = z
      .object({ keys: z.array(z.string()) })
      .parse(await caller(settings)('GET', '/page-keys-without-entry'));
    if (keys.length === 0) return good('Page introductions', 'every page has one');
    return note('Page introductions', `none for ${keys.join(', ')}; search engines get default words there`);
  } catch (error) {
    return fault('Page introductions', error instanceof Error ? error.message : String(error));
  }
}

/** Sends one enquiry of ours through the whole pipeline, and says how each of its deliveries ended. */
export async function syntheticFindings(
  settings: SiteSettings,
  stop: AbortSignal,
  report: (detail: string) => void,
): Promise<Finding[]> {
  const call = caller(settings);
  try {
    const { reference } = z
      .object({ reference: z.string() })
      .parse(await call('POST', '/enquiries/synthetic'));
    report(reference);
    const deadline = Date.now() + deliveredWithin;
    for (;;) {
      const { deliveries } = enquiryDetailShape.parse(await call('GET', `/desk/enquiries/${reference}`));
      const open = deliveries.filter(({ state }) => ['pending', 'sending'].includes(state));
      if (open.length === 0 || Date.now() > deadline)
        return deliveries.map((one) => ofDelivery(reference, one));
      await sleep(500, undefined, { signal: stop });
    }
  } catch (error) {
    stop.throwIfAborted();
    return [fault('Synthetic enquiry', error instanceof Error ? error.message : String(error))];
  }
}

function ofDelivery(reference: string, delivery: DeliveryDetail): Finding {
  const about = `Synthetic enquiry ${reference}, ${delivery.channel}`;
  if (delivery.state === 'delivered') return good(about, `delivered at ${delivery.deliveredAt}`);
  const reason = delivery.lastError ?? `not delivered within ${deliveredWithin / 1000} s`;
  return delivery.state === 'held' ? note(about, 'held') : fault(about, `${delivery.state}: ${reason}`);
}
