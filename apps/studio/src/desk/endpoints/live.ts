import { liveShape } from '@sundowner/desk-wire/live';
import type { Endpoint } from 'payload';
import { callDesk, isRefusal, readAnswer } from '../client/call.ts';
import { deskConnection } from '../client/open-desk.ts';
import { answerJson, answerRefusal, withDeskAccess } from './with-desk-access.ts';

/** The site answers after 25 seconds at the latest. */
const timeout = 35_000;

/** `GET /api/desk/live?after=`: waits with the page until something happens at the desk. */
export const liveEndpoint: Endpoint = {
  path: '/desk/live',
  method: 'get',
  handler: (req) =>
    withDeskAccess(req, { changes: false }, async (asker) => {
      const after = new URL(req.url ?? '', 'http://studio').searchParams.get('after');
      const query = after === null ? '' : `?after=${encodeURIComponent(after.slice(0, 20_000))}`;
      const answer = await callDesk(deskConnection(timeout), asker, {
        method: 'GET',
        path: `/desk/live${query}`,
        gone: req.signal,
      });
      return isRefusal(answer) ? answerRefusal(answer) : answerJson(200, await readAnswer(answer, liveShape));
    }),
};
