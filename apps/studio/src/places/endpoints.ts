import type { Endpoint } from 'payload';
import { notAllowed, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { studioCollection } from './studio-collection.ts';
import { offeredWords } from './words.ts';

/** `GET /api/collection-words` for fields that name a property, a region or a place: what there is, drafts included. */
const collectionWords: Endpoint = {
  path: '/collection-words',
  method: 'get',
  handler: async (req) => {
    if (!writesContent(req.user)) return notAllowed();
    return uncached(offeredWords(await studioCollection(req, { drafts: true })));
  },
};

/** `GET /api/collection-record` for parts of a form that work out addresses while it is written: the whole, drafts included. */
const collectionRecord: Endpoint = {
  path: '/collection-record',
  method: 'get',
  handler: async (req) => {
    if (!writesContent(req.user)) return notAllowed();
    return uncached(await studioCollection(req, { drafts: true }));
  },
};

export const collectionEndpoints: readonly Endpoint[] = [collectionWords, collectionRecord];
