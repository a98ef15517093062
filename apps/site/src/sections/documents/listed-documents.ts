import { documentFilterNames } from '../../content/gallery/document-listing.ts';
import { each, ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';

/** A page of documents, which a visitor narrows down as she likes. */
export const listedDocuments: PageAnswers = {
  parts: each(Object.values(documentFilterNames), ownUnlessEmpty),
};
