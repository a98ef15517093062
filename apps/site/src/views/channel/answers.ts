export { playedFilm as channelAnswers } from '../../sections/answered-parts.ts';
