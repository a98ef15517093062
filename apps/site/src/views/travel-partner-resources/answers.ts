import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { listedDocuments } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = { '/travel-partner-resources': listedDocuments };
