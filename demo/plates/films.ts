import type { PlateId } from './plates.ts';

/** A film over a hero: the words it is uploaded with, and the plate it moves, which is its poster. */
interface Film {
  readonly poster: PlateId;
  readonly alt: string;
  readonly title: string;
}

/** The films over heroes, by the name of their files in `demo/plates/films`. */
export const films = {
  'film-cloud': {
    poster: 'monwana',
    alt: 'Clouds drift over a waterhole at a rose-coloured dawn, two giraffe beside it',
    title: 'Rose dawn, Thornybush: the film',
  },
  'film-water': {
    poster: 'zambezi',
    alt: 'The Zambezi moves and glitters at sundown under two people in a canoe',
    title: 'Above the Falls: the film',
  },
  'film-fire': {
    poster: 'boma',
    alt: 'A fire burns and its sparks rise between long tables in a reed boma',
    title: 'Dinner in the boma: the film',
  },
  'film-stars': {
    poster: 'stargazing',
    alt: 'Stars twinkle over a telescope, and one falls',
    title: 'The southern sky: the film',
  },
} as const satisfies Record<string, Film>;

export type FilmName = keyof typeof films;

export const filmNames = Object.keys(films) as FilmName[];

/** The film that moves a plate, where there is one. */
export const filmOf = (plate: PlateId): FilmName | undefined =>
  filmNames.find((name) => films[name].poster === plate);
