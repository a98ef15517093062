import { mediaPath, properties } from '@sundowner/brand';
import type { DeskDocument } from '@sundowner/desk-wire/mails';
import type { Endpoint, Payload } from 'payload';
import { studioSettings } from '../../settings.ts';
import { answerJson, withDeskAccess } from './with-desk-access.ts';

const most = 500;

/** Sheets the site makes of the rates it shows. */
const rateSheets = (): readonly DeskDocument[] => [
  { path: '/rates.pdf', name: `Rates of ${studioSettings().brand.collectionName}` },
  ...properties.map(({ root, name }) => ({ path: `${root}/rates-and-offers.pdf`, name: `Rates at ${name}` })),
];

/** What the website has to download, by title; what lies elsewhere is a link, and no file to send. */
async function downloads(payload: Payload): Promise<readonly DeskDocument[]> {
  const { docs } = await payload.find({
    collection: 'download',
    where: { _status: { equals: 'published' } },
    depth: 1,
    limit: most,
    pagination: false,
    sort: 'title',
    overrideAccess: true,
  });
  return docs.flatMap(({ title, file }) =>
    typeof file === 'object' && file?.filename
      ? [{ path: mediaPath(file.filename), name: title.slice(0, 120) }]
      : [],
  );
}

/** `GET /api/desk/documents`: what an answer can send of the website's own. */
export const documentsEndpoint: Endpoint = {
  path: '/desk/documents',
  method: 'get',
  handler: (req) =>
    withDeskAccess(req, { changes: false }, async () =>
      answerJson(200, { documents: [...rateSheets(), ...(await downloads(req.payload))] }),
    ),
};
