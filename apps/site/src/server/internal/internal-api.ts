import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AlertInForce } from '@sundowner/enquiries/alerts/alert';
import { notingCommits } from '@sundowner/enquiries/store/database/open';
import { StoreUnavailableError } from '@sundowner/enquiries/store/database/port';
import { sameSecret } from '@sundowner/keyring';
import { z } from 'zod';
import type { ContentCheck } from '../../content/reading/check-content.ts';
import { type ContentChange, contentChange } from '../content-watch.ts';
import type { Handler } from '../http/http-server.ts';
import { answerJson, answerProblem } from '../http/plain-answer.ts';
import { isUnheard } from '../http/refusal-answer.ts';
import type { Metrics } from '../metrics.ts';
import { type DeskApiDeps, deskApi } from './desk/desk-api.ts';
import { type HealthDeps, readGauges, readHealth } from './health.ts';
import { MalformedBodyError, readJson } from './read-json.ts';

export interface InternalApiDeps extends DeskApiDeps, HealthDeps {
  readonly metrics: Metrics;
  /** Page keys whose pages have default words for search engines (CNT-02). */
  readonly keysWithoutEntry: () => Promise<readonly string[]>;
  /** Whether content can be read now, and which rates are not on sale for their currency. */
  readonly contentCheck: () => Promise<ContentCheck>;
  /** Every page that always answers, read anew: what the launcher warms. */
  readonly pagePaths: () => Promise<readonly string[]>;
  /** Sends an enquiry of our own through the whole pipeline. @returns its reference */
  readonly synthetic: () => Promise<string>;
  readonly onContentChange: (change: ContentChange) => void;
  /** What is wrong with the pipeline now; asks no store. */
  readonly alertsInForce: () => readonly AlertInForce[];
  /** Something is wrong with a program of the product, in the launcher's words. */
  readonly onProgramAlert: (alert: ProgramAlert) => void;
}

const programAlert = z.object({
  kind: z.enum(['restarts', 'hung']).default('restarts'),
  message: z.string().trim().min(1).max(500),
  /** The launcher sent it by every way already, while this site took nothing. */
  told: z.boolean().default(false),
});

type ProgramAlert = z.infer<typeof programAlert>;

/** The private interface of the site, for the studio and the commands, with the internal token: on this machine, or at its address in a private network (`INTERNAL_HOST`). */
export function internalApi(deps: InternalApiDeps): Handler {
  const isAllowed = bearerCheck(deps.token);
  const answerDesk = deskApi(deps);
  return async (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isAllowed(request.headers.authorization)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      // Nothing more is read of a request without the token.
      if (isUnheard(request)) response.setHeader('Connection', 'close');
      return answerProblem(response, { status: 401, title: 'The token is missing or wrong.' });
    }
    const url = URL.parse(request.url ?? '', 'http://127.0.0.1');
    if (!url) return answerProblem(response, { status: 400, title: 'The address cannot be read.' });
    await notingCommits(async (commits) => {
      try {
        await answer(deps, answerDesk, request, response, url);
      } catch (error) {
        answerFault(response, error, commits());
      }
    });
  };
}

/** @param commits how many transactions were kept for the request before it failed */
function answerFault(response: ServerResponse, error: unknown, commits: number): void {
  if (error instanceof MalformedBodyError) {
    const { message: detail } = error;
    if (isUnheard(response.req)) response.setHeader('Connection', 'close');
    answerProblem(response, { status: 400, title: 'The body cannot be read.', detail });
  } else if (error instanceof StoreUnavailableError) {
    const nothingDone = commits === 0 && error.kept === 'nothing';
    const said = nothingDone ? { code: 'nothing-done', detail: 'Nothing was done.' } : {};
    answerProblem(response, { status: 503, title: 'The enquiry store is not available.', ...said }, 5);
  } else throw error;
}

async function answer(
  deps: InternalApiDeps,
  answerDesk: ReturnType<typeof deskApi>,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /health':
      return answerJson(response, 200, await readHealth(deps));
    case 'GET /metrics': {
      const text = await deps.metrics.text(await readGauges(deps));
      response
        .writeHead(200, { 'Content-Type': deps.metrics.contentType, 'Cache-Control': 'no-store' })
        .end(text);
      return;
    }
    case 'GET /page-keys-without-entry':
      return answerJson(response, 200, { keys: await deps.keysWithoutEntry() });
    case 'GET /content-check':
      return answerJson(response, 200, await deps.contentCheck());
    case 'GET /page-paths':
      return answerJson(response, 200, { paths: await deps.pagePaths() });
    case 'POST /content-changed': {
      deps.onContentChange(await readJson(request, contentChange));
      response.writeHead(204).end();
      return;
    }
    case 'GET /alerts':
      return answerJson(response, 200, { alerts: deps.alertsInForce() });
    case 'POST /enquiries/synthetic':
      return answerJson(response, 201, { reference: await deps.synthetic() });
    case 'POST /alerts': {
      deps.onProgramAlert(await readJson(request, programAlert));
      response.writeHead(204).end();
      return;
    }
  }
  if (await answerDesk(request, response, url)) return;
  answerProblem(response, { status: 404, title: 'There is no such address.' });
}

/** Whether an `Authorization` header carries `token`. */
function bearerCheck(token: string): (header: string | undefined) => boolean {
  return (header) => sameSecret(header ?? '', `Bearer ${token}`);
}
