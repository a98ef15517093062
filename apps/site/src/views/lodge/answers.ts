import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { stayPage } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = { '/[property]/[...lodge]': stayPage };
