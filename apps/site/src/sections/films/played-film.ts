import { filmAsked } from '@sundowner/brand';
import { ownUnlessEmpty, type PageAnswers } from '../../content/page/answered-query.ts';

/** A page of films, of which an address may have one ready to play. */
export const playedFilm: PageAnswers = { parts: { [filmAsked]: ownUnlessEmpty } };
