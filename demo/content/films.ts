import { type FilmName, films } from '../art/film/films.ts';
import type { PlateId } from './plates.ts';

/** The words each film is uploaded with; its poster is the plate it moves. */
export const filmWords: Readonly<Record<FilmName, { readonly alt: string; readonly title: string }>> = {
  'film-cloud': {
    alt: 'Clouds drift over a waterhole at a rose-coloured dawn, two giraffe beside it',
    title: 'Rose dawn, Thornybush: the film',
  },
  'film-water': {
    alt: 'The Zambezi moves and glitters at sundown under two people in a canoe',
    title: 'Above the Falls: the film',
  },
  'film-fire': {
    alt: 'A fire burns and its sparks rise between long tables in a reed boma',
    title: 'Dinner in the boma: the film',
  },
  'film-stars': {
    alt: 'Stars twinkle over a telescope, and one falls',
    title: 'The southern sky: the film',
  },
};

export const filmNames = Object.keys(films) as FilmName[];

/** The film that moves a plate, where there is one. */
export const filmOf = (plate: PlateId): FilmName | undefined =>
  filmNames.find((name) => films[name].scene === plate);
