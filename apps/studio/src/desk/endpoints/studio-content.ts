import { mediaPath } from '@sundowner/brand';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import type { DeskDocument, DeskTemplate } from '@sundowner/desk-wire/templates';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { studioCollection } from '../../places/studio-collection.ts';
import { studioSettings } from '../../settings.ts';
import { answerJson, withDeskAccess } from './with-desk-access.ts';

/** What every read of published content has; far more of it than anybody chooses from. */
const published = {
  where: { _status: { equals: 'published' } },
  limit: 500,
  pagination: false,
  overrideAccess: true,
} as const;

/** The templates that are published, by name. */
async function deskTemplates(payload: Payload): Promise<readonly DeskTemplate[]> {
  const { docs } = await payload.find({
    collection: 'answerTemplate',
    depth: 0,
    sort: 'name',
    ...published,
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

/** Sheets the site makes of the rates it shows. */
async function rateSheets(req: PayloadRequest): Promise<readonly DeskDocument[]> {
  const { properties } = await studioCollection(req, { drafts: false });
  return [
    { path: '/rates.pdf', name: `Rates of ${studioSettings().brand.collectionName}` },
    ...properties.map(({ root, name }) => ({
      path: `${root}/rates-and-offers.pdf`,
      name: `Rates at ${name}`.slice(0, 120),
    })),
  ];
}

/** What the website has to download, by title; what lies elsewhere is a link, and no file to send. */
async function downloads(payload: Payload): Promise<readonly DeskDocument[]> {
  const { docs } = await payload.find({ collection: 'download', depth: 1, sort: 'title', ...published });
  return docs.flatMap(({ title, file }) =>
    typeof file === 'object' && file?.filename
      ? [{ path: mediaPath(file.filename), name: title.slice(0, 120) }]
      : [],
  );
}

/** Where the houses have their mail, by their names. */
async function lodgeMailboxes(payload: Payload): Promise<readonly Mailbox[]> {
  const { docs } = await payload.find({
    collection: 'propertyUpdated',
    depth: 0,
    sort: 'position',
    select: { name: true, enquiryMail: true },
    ...published,
  });
  return docs.flatMap(({ name, enquiryMail }) => (enquiryMail ? [{ address: enquiryMail, name }] : []));
}

/** What the studio answers of its own content, which the site has no part in: templates, and what an answer can send of the website's. */
export const studioContentEndpoints: readonly Endpoint[] = [
  {
    path: deskCalls.readTemplates.path,
    method: 'get',
    handler: (req) =>
      withDeskAccess(req, { changes: false }, async () =>
        answerJson(200, { templates: await deskTemplates(req.payload) }),
      ),
  },
  {
    path: deskCalls.readLodgeMailboxes.path,
    method: 'get',
    handler: (req) =>
      withDeskAccess(req, { changes: false }, async () =>
        answerJson(200, { mailboxes: await lodgeMailboxes(req.payload) }),
      ),
  },
  {
    path: deskCalls.readDocuments.path,
    method: 'get',
    handler: (req) =>
      withDeskAccess(req, { changes: false }, async () =>
        answerJson(200, { documents: [...(await rateSheets(req)), ...(await downloads(req.payload))] }),
      ),
  },
];
