import { each, ownUnlessEmpty, type PageAnswers } from '../../content/model/answered-query.ts';
import { documentFilterNames } from '../../content/model/document-listing.ts';

/** A page of documents, which a visitor narrows down as she likes. */
export const listedDocuments: PageAnswers = {
  parts: each(Object.values(documentFilterNames), ownUnlessEmpty),
};
