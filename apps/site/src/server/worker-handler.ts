import { serverPaths } from '@sundowner/brand';
import type { Handler } from './http/http-server.ts';
import { answerPlainly } from './http/plain-answer.ts';
import { answerHealth, answerReady, type Readiness } from './http/readiness.ts';

/** What a machine that runs the worker without the site answers: how it is, and to every other question that nothing is served here. */
export function workerHandler(readiness: Pick<Readiness, 'state'>): Handler {
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const path = request.url?.split('?', 1)[0];
    if (path === serverPaths.health) answerHealth(request, response);
    else if (path === serverPaths.ready) return answerReady(request, response, readiness);
    else answerPlainly(response, 404, 'This machine serves no pages.');
    return undefined;
  };
}
