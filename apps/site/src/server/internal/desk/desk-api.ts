import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskRooms } from '@sundowner/enquiries/desk/rooms';
import type { UnmatchedMailDesk } from '@sundowner/enquiries/mailbox/unmatched-mail-desk';
import type { PrivacyRoom } from '@sundowner/enquiries/privacy/privacy-room';
import { refuse } from '@sundowner/enquiries/work/refused';
import { answerRoutes } from './answer-routes.ts';
import { askerOf } from './asking.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { answerRefused, contextOf, type DeskRoute, partsOf } from './desk-route.ts';
import { figuresRoutes } from './figures-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { findingRoutes } from './finding-routes.ts';
import { houseRoutes } from './house-routes.ts';
import { listRoutes } from './list-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { oneRoutes } from './one-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';

/** Everything under `/desk`, a line for each file of routes; the first that fits answers. */
const routes: readonly DeskRoute[] = [
  ...listRoutes,
  ...oneRoutes,
  ...answerRoutes,
  ...liveRoutes,
  ...houseRoutes,
  ...findingRoutes,
  ...bulkRoutes,
  ...figuresRoutes,
  ...privacyRoutes,
  ...mailRoutes,
  ...fileRoutes,
];

export interface DeskApiDeps {
  readonly rooms: DeskRooms;
  readonly privacy: PrivacyRoom;
  readonly mails: UnmatchedMailDesk;
  /** The keyring's: it signs who asks. */
  readonly token: string;
  /** Aborts when the site stops: nobody is waited for by then. */
  readonly stopping: AbortSignal;
}

/** Answers whatever the desk is asked. @returns whether the address is one of the desk's */
export async function deskApi(
  { rooms, privacy, mails, token, stopping }: DeskApiDeps,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (!url.pathname.startsWith('/desk/')) return false;
  const asker = askerOf(request, token);
  if (!asker) {
    answerRefused(response, refuse('no-claim', 'Who asks is not said, or not signed by the studio.'));
    return true;
  }
  for (const route of routes) {
    const parts = route.method === request.method ? partsOf(route.path, url.pathname) : null;
    if (!parts) continue;
    const left = new AbortController();
    response.once('close', () => left.abort());
    const gone = AbortSignal.any([left.signal, stopping]);
    await route.answer(
      contextOf(request, response, parts, {
        desk: rooms,
        privacy,
        mails,
        asker,
        query: url.searchParams,
        gone,
      }),
    );
    return true;
  }
  return false;
}
