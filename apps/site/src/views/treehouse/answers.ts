import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { nightPage } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = { '/[property]/treehouses/[treehouse]': nightPage };
