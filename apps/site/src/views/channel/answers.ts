export { playedFilm as channelAnswers } from '../../sections/films/played-film.ts';
