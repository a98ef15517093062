import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultsOf, type HubspotForm, type HubspotSubmission, isSubmission } from './hubspot-rules.ts';
import { lineRecorder } from './line-recorder.ts';
import { runAsProcess } from './process-mode.ts';
import { bodyOf, ScriptedAnswers, sendAnswer } from './scripted-answers.ts';

interface ReceivedSubmission {
  readonly portalId: string;
  readonly formGuid: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly body: HubspotSubmission;
  /** The status it was answered with; 0 when the connection was cut. */
  readonly status: number;
}

export interface FakeHubspot {
  /** For `HUBSPOT_BASE_URL`. */
  readonly url: string;
  /** Every request that had the shape of a submission, in order, those refused too. */
  readonly received: readonly ReceivedSubmission[];
  /** Those that were taken. */
  readonly accepted: () => readonly ReceivedSubmission[];
  /** Requests at a wrong path, method or content type: a client with a fault of its own. */
  readonly strays: readonly string[];
  readonly faults: ScriptedAnswers;
  /** Sets how the form with this guid is defined; one that is not set takes any field. */
  define(formGuid: string, form: HubspotForm): void;
  close(): Promise<void>;
}

export interface HubspotOptions {
  readonly port?: number;
  readonly record?: string | undefined;
  /** Requests per ten seconds before 429; HubSpot's own is 50. */
  readonly limit?: number;
}

const path = /^\/submissions\/v3\/integration\/submit\/(\d+)\/([0-9a-f-]{36})$/;
const refusal = (message: string, errors: readonly object[]) => ({
  status: 'error',
  message,
  correlationId: randomUUID(),
  errors,
});

/** A stand-in for HubSpot's Forms API v3 on 127.0.0.1 that judges what it is sent and fails on demand. */
export async function startHubspot(options: HubspotOptions = {}): Promise<FakeHubspot> {
  const received: ReceivedSubmission[] = [];
  const strays: string[] = [];
  const forms = new Map<string, HubspotForm>();
  const faults = new ScriptedAnswers();
  const record = lineRecorder(options.record);
  const limit = options.limit ?? 50;
  const times: number[] = [];

  const server = createServer(async (request, response) => {
    const match = path.exec(request.url ?? '');
    const text = await bodyOf(request).catch(() => '');
    const at = Date.now();
    while (times[0] !== undefined && times[0] <= at - 10_000) times.shift();
    times.push(at);
    const json = request.headers['content-type']?.startsWith('application/json') ?? false;
    if (request.method !== 'POST' || !match || !json) {
      strays.push(`${request.method} ${request.url}`);
      return sendAnswer(response, { status: 404, body: refusal('Not found', []) });
    }
    const body: unknown = JSON.parse(text);
    if (!isSubmission(body)) {
      strays.push(text);
      return sendAnswer(response, { status: 400, body: refusal('The request is not valid', []) });
    }
    const [, portalId = '', formGuid = ''] = match;
    const keep = (status: number) => {
      received.push({ portalId, formGuid, at, body, status });
      record.write({ formGuid, status, at });
    };
    const scripted = faults.take();
    if (scripted) {
      keep(scripted.drop ? 0 : (scripted.status ?? 200));
      return sendAnswer(response, scripted);
    }
    if (times.length > limit) {
      keep(429);
      return sendAnswer(response, { status: 429, headers: { 'retry-after': '10' } });
    }
    const form = forms.get(formGuid);
    const errors = form ? faultsOf(body, form) : [];
    keep(errors.length ? 400 : 200);
    if (errors.length) {
      return sendAnswer(response, { status: 400, body: refusal('The request is not valid', errors) });
    }
    sendAnswer(response, { body: { inlineMessage: 'Thank you' } });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    accepted: () => received.filter(({ status }) => status === 200),
    strays,
    faults,
    define: (formGuid, form) => void forms.set(formGuid, form),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      record.close();
    },
  };
}

if (import.meta.main) {
  await runAsProcess(({ port, record }) => startHubspot({ port, record }));
}
