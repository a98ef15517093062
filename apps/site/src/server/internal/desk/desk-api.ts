import type { IncomingMessage, ServerResponse } from 'node:http';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import { deskClaimShape } from '@sundowner/desk-wire/people';
import { type CallRuleDeps, createCallRules } from '@sundowner/enquiries/calls/call-rules';
import { type Asker, refuse } from '@sundowner/enquiries/work/access';
import { verifyDeskClaim } from '@sundowner/keyring';
import type { z } from 'zod';
import { MalformedBodyError, readJson } from '../read-json.ts';
import { answerCall, answerRefused } from './answer-call.ts';
import { readUpload } from './read-upload.ts';

export interface DeskApiDeps extends CallRuleDeps {
  /** The keyring's: it signs who asks. */
  readonly token: string;
  /** Aborts when the site stops: nobody is waited for by then. */
  readonly stopping: AbortSignal;
}

interface Route {
  readonly call: DeskCall;
  readonly pattern: URLPattern;
  readonly rule: (asked: never) => Promise<object | 'done' | undefined>;
}

/** Answers whatever the desk is asked. @returns whether the address is one of the desk's */
export function deskApi(deps: DeskApiDeps) {
  const rules = createCallRules(deps);
  const routes = Object.entries(rules).map(([name, rule]): Route => {
    const call: DeskCall = deskCalls[name as keyof typeof rules];
    return { call, pattern: new URLPattern({ pathname: call.path }), rule };
  });
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!url.pathname.startsWith('/desk/')) return false;
    const asker = askerOf(request, deps.token);
    if (!asker) {
      answerRefused(response, refuse('no-claim', 'Who asks is not said, or not signed by the studio.'));
      return true;
    }
    for (const { call, pattern, rule } of routes) {
      const params = call.method === request.method ? paramsIn(pattern, url) : null;
      if (!params) continue;
      const left = new AbortController();
      response.once('close', () => left.abort());
      const asked = {
        asker,
        params,
        query: call.query && readQuery(url.searchParams, call.query),
        body: await bodyOf(request, call),
        asFile: call.file !== undefined && accepts(request.headers.accept, call.file),
        gone: AbortSignal.any([left.signal, deps.stopping]),
      };
      // The rule of this very row: its parts were parsed with the row's shapes.
      const result = await rule(asked as never);
      if (!response.destroyed) await answerCall(response, result);
      return true;
    }
    return false;
  };
}

/** The named parts of an address, decoded; `null` where it is another one's or a part cannot be decoded. */
function paramsIn(pattern: URLPattern, { pathname }: URL): Readonly<Record<string, string>> | null {
  const match = pattern.exec({ pathname });
  if (!match) return null;
  try {
    return Object.fromEntries(
      Object.entries(match.pathname.groups).map(([name, part]) => [name, decodeURIComponent(part ?? '')]),
    );
  } catch {
    return null;
  }
}

async function bodyOf(request: IncomingMessage, { transfer, body }: DeskCall): Promise<unknown> {
  if (transfer === 'upload') return readUpload(request);
  return body && readJson(request, body);
}

/** What an address asks for. @throws MalformedBodyError */
function readQuery(query: URLSearchParams, shape: z.ZodType): unknown {
  const parsed = shape.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MalformedBodyError(`${issue?.path.join('.') || 'The query'}: ${issue?.message ?? 'unexpected'}.`);
}

/** Whether the caller wants this kind of answer, and not JSON. */
const accepts = (accept: string | undefined, type: string): boolean =>
  (accept ?? '').split(',').some((each) => each.trim().split(';')[0] === type);

/** Who asks, by the claim the studio signed; `null` without one, or with one that is forged, too old or of no shape. */
function askerOf(request: IncomingMessage, internalToken: string): Asker | null {
  const given = request.headers['desk-claim'];
  if (typeof given !== 'string') return null;
  const claim = deskClaimShape.safeParse(verifyDeskClaim(given, internalToken));
  return claim.success ? claim.data : null;
}
