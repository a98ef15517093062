import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { asAsked, oddAddress } from '../../../../access/addresses/odd-address.ts';
import { answerOrBusy } from '../../../../connections/busy-answer.ts';
import { apiRefusal } from '../../../../front/api-gate.ts';

type Handler = ReturnType<typeof REST_GET>;

const guarded =
  (handler: Handler): Handler =>
  async (request, context) =>
    apiRefusal(request) ??
    answerOrBusy(
      request,
      async () => oddAddress(await getPayload({ config }), request) ?? handler(request, context),
    );

const get = guarded(REST_GET(config));
const post = guarded(REST_POST(config));

export const GET = get;
export const POST: Handler = async (request, context) => {
  const refused = apiRefusal(request);
  if (refused) return refused;
  const asked = await asAsked(request);
  return asked === request ? post(request, context) : get(asked, context);
};
export const DELETE = guarded(REST_DELETE(config));
export const PATCH = guarded(REST_PATCH(config));
export const PUT = guarded(REST_PUT(config));
export const OPTIONS = guarded(REST_OPTIONS(config));
