import type { Endpoint, PayloadRequest } from 'payload';
import { callDesk, isRefusal, readAnswer } from '../client/call.ts';
import { deskConnection } from '../client/open-desk.ts';
import type { Forwarded } from './forwarded.ts';
import { sendFile } from './send-file.ts';
import { answerJson, answerRefusal, withDeskAccess } from './with-desk-access.ts';

const malformed = answerOf('What the page sent cannot be read.');

function answerOf(detail: string) {
  return () => answerJson(400, { code: null, detail });
}

/** The path with what stands in the address in the place of its names, each encoded anew. */
function pathOf(path: string, req: PayloadRequest): string {
  return path.replace(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(req.routeParams?.[name] ?? '')),
  );
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return (await req.json?.()) ?? null;
  } catch {
    return null;
  }
}

/** The query of the page's own question, of it what the site may be asked. */
function queryOf(req: PayloadRequest, names: readonly string[]): string {
  const asked = new URL(req.url ?? '', 'http://studio').searchParams;
  const query = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value !== null && value !== '') query.set(name, value.slice(0, 200));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Milliseconds a file may take to begin: months are counted, or a thousand enquiries opened. */
const filePatience = 30_000;

/** Everything that changes an enquiry, but for what is said every few seconds. */
const isRecorded = (path: string) => path.includes(':reference/') && !/\/(presence|draft)$/.test(path);

async function answerTo(route: Forwarded, req: PayloadRequest): Promise<Response> {
  const { method, path, takes, gives, file, query = [] } = route;
  const wantsFile = file !== undefined && (req.headers.get('accept') ?? '').startsWith(file);
  const body = takes ? takes.safeParse(await bodyOf(req)) : null;
  return withDeskAccess(req, { changes: method === 'POST' }, async (asker) => {
    if (body?.success === false) return malformed();
    const answer = await callDesk(wantsFile ? deskConnection(filePatience) : deskConnection(), asker, {
      method,
      path: `${pathOf(path, req)}${queryOf(req, query)}`,
      ...(wantsFile ? { headers: { accept: file } } : {}),
      ...(method === 'POST' ? { body: body?.data ?? {} } : {}),
    });
    const refused = isRefusal(answer);
    if (isRecorded(path)) {
      // The user's id, not their name: names of people stay out of the log.
      const facts = { act: path.split('/').slice(4).join('/'), user: asker.id };
      req.payload.logger.info(
        {
          ...facts,
          reference: req.routeParams?.reference ?? null,
          refused: refused ? (answer.code ?? answer.refused) : null,
        },
        'desk action',
      );
    }
    if (refused) return answerRefusal(answer);
    if (wantsFile) return sendFile(answer);
    if (gives) return answerJson(200, await readAnswer(answer, gives));
    await answer.body?.cancel();
    return answerJson(204, null);
  });
}

/** An endpoint of the studio that asks the site in the name of whoever is signed in. */
export const forwarding = (route: Forwarded): Endpoint => ({
  path: route.path,
  method: route.method === 'GET' ? 'get' : 'post',
  handler: (req) => answerTo(route, req),
});
