import { type AnsweredRoutes, answeredOn } from '../../content/page/answered-query.ts';
import { playedFilm } from '../../sections/answered-parts.ts';

export const answers: AnsweredRoutes = answeredOn(['/video-gallery', '/[brand]-tv'], playedFilm);
