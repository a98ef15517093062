export { playedFilm as videoGalleryAnswers } from '../../sections/answered-parts.ts';
