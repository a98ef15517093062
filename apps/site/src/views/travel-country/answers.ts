import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { pricedPage } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = { '/travel-africa/destination/[country]': pricedPage };
