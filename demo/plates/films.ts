import type { PlateId } from './plates.ts';

/** A film over a hero: the words it is uploaded with, and the plate it moves, which is its poster. */
interface Film {
  readonly poster: PlateId;
  readonly alt: string;
  readonly title: string;
  /** The text of a WebVTT file: the films are silent, and say so to those who wait for a sound. */
  readonly captions: string;
}

/** Captions of a loop of some seconds: that it is silent, and what is seen. */
const silent = (seen: string) =>
  `WEBVTT\n\n00:00.000 --> 00:02.000\n[No sound]\n\n00:02.000 --> 00:30.000\n${seen}\n`;

/** The films over heroes, by the name of their files in `demo/plates/films`. */
export const films = {
  'film-cloud': {
    poster: 'monwana',
    alt: 'Clouds drift over a waterhole at a rose-coloured dawn, two giraffe beside it',
    title: 'Rose dawn, Thornybush: the film',
    captions: silent('[Clouds drift. Two giraffe stand by the water]'),
  },
  'film-water': {
    poster: 'zambezi',
    alt: 'The Zambezi moves and glitters at sundown under two people in a canoe',
    title: 'Above the Falls: the film',
    captions: silent('[The river glitters. Two people sit still in a canoe]'),
  },
  'film-fire': {
    poster: 'boma',
    alt: 'A fire burns and its sparks rise between long tables in a reed boma',
    title: 'Dinner in the boma: the film',
    captions: silent('[Sparks rise from the fire, between tables laid for dinner]'),
  },
  'film-stars': {
    poster: 'stargazing',
    alt: 'Stars twinkle over a telescope, and one falls',
    title: 'The southern sky: the film',
    captions: silent('[A star falls, to the left of the telescope]'),
  },
} as const satisfies Record<string, Film>;

export type FilmName = keyof typeof films;

export const filmNames = Object.keys(films) as FilmName[];

/** The film that moves a plate, where there is one. */
export const filmOf = (plate: PlateId): FilmName | undefined =>
  filmNames.find((name) => films[name].poster === plate);
