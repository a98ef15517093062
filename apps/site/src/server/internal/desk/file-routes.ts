import { largestDraftFile } from '@sundowner/desk-wire/files';
import type { StoredFile } from '@sundowner/enquiries/delivery/channels/channel';
import { isRefused, type Refused } from '@sundowner/enquiries/work/refused';
import { BodyStalledError, BodyTooLargeError, readBody } from '../../enquiry/read-body.ts';
import { MalformedBodyError } from '../read-json.ts';
import { answerRefused, answerWith, type DeskContext, type DeskRoute } from './desk-route.ts';
import { answerFile } from './files.ts';

/** On this machine nothing is slow. */
const pace = { stallMs: 30_000 };

function nameOf({ request }: DeskContext): string {
  const given = request.headers['x-file-name'];
  let name = '';
  try {
    name = decodeURIComponent(typeof given === 'string' ? given : '');
  } catch {
    // Refused below, as one without a name.
  }
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '')
    throw new MalformedBodyError('X-File-Name must be the name of the file, percent-encoded.');
  return [...plain].slice(-150).join('');
}

async function bodyOf({ request }: DeskContext): Promise<Buffer> {
  return readBody(request, largestDraftFile, pace).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) throw new MalformedBodyError('A file may have 20 MB at most.');
    if (error instanceof BodyStalledError) throw new MalformedBodyError('It did not arrive whole.');
    throw error;
  });
}

const placeOf = (context: DeskContext): number => {
  const place = context.part('place');
  return /^\d{1,4}$/.test(place) ? Number(place) : -1;
};

function give({ response }: DeskContext, file: StoredFile | Refused): void {
  if (isRefused(file)) answerRefused(response, file);
  else answerFile(response, file);
}

const deliveries = (['resend', 'send-again'] as const).map(
  (how): DeskRoute => ({
    method: 'POST',
    path: `/desk/enquiries/:reference/deliveries/:channel/${how}`,
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, await desk.deliveries.again(asker, part('reference'), part('channel'), how));
    },
  }),
);

export const fileRoutes: readonly DeskRoute[] = [
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/draft/files',
    answer: async (context) => {
      const { desk, asker, part, request } = context;
      const name = nameOf(context);
      const type = request.headers['content-type'] ?? '';
      const kind = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream';
      const content = await bodyOf(context);
      answerWith(context, await desk.files.upload(asker, part('reference'), { name, kind, content }));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/draft/files/:place/remove',
    answer: async (context) => {
      const { desk, asker, part } = context;
      answerWith(context, await desk.files.remove(asker, part('reference'), placeOf(context)));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/messages/:message/files/:place',
    answer: async (context) => {
      const { desk, asker, part } = context;
      give(context, await desk.files.ofMessage(asker, part('reference'), part('message'), placeOf(context)));
    },
  },
  {
    method: 'POST',
    path: '/desk/enquiries/:reference/files/:field',
    answer: async (context) => {
      const { desk, asker, part } = context;
      give(context, await desk.files.ofForm(asker, part('reference'), part('field')));
    },
  },
  ...deliveries,
];
