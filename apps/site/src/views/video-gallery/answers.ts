export { playedFilm as videoGalleryAnswers } from '../../sections/films/played-film.ts';
