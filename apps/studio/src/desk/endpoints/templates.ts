import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskTemplate } from '@sundowner/desk-wire/mails';
import type { Endpoint, Payload } from 'payload';
import { answerJson, withDeskAccess } from './with-desk-access.ts';

/** Far more than anybody chooses from. */
const most = 500;

/** The templates that are published, by name. */
async function deskTemplates(payload: Payload): Promise<readonly DeskTemplate[]> {
  const { docs } = await payload.find({
    collection: 'answerTemplate',
    where: { _status: { equals: 'published' } },
    depth: 0,
    limit: most,
    pagination: false,
    sort: 'name',
    overrideAccess: true,
  });
  return docs.map(({ id, name, kinds, language, subject, text }) => ({
    id: String(id),
    name,
    kinds: kinds ?? [],
    language,
    subject: subject ?? '',
    text,
  }));
}

/** `GET /api/desk/templates`: content of the studio's own, which the site has no part in. */
export const templatesEndpoint: Endpoint = {
  path: deskCalls.readTemplates.path,
  method: 'get',
  handler: (req) =>
    withDeskAccess(req, { changes: false }, async () =>
      answerJson(200, { templates: await deskTemplates(req.payload) }),
    ),
};
