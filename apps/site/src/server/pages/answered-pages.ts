import { globSync } from 'node:fs';
import { routeOf } from '@sundowner/brand';
import { pathOnOurHost } from '../../content/fields/address.ts';
import {
  type AnsweredRoutes,
  answersNothing,
  each,
  free,
  type PageAnswers,
} from '../../content/page/answered-query.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';

/** What a dialog shows on the page it was opened on: one of our routes. An unknown one would be a key of its own for nothing. */
const dialogAnswers: PageAnswers = {
  parts: {
    from: {
      said(value) {
        const from = pathOnOurHost(value);
        return from !== '/' && routeOf(from, currentCollection()) ? { value: from, as: 'kept' } : null;
      },
    },
  },
};

interface ViewAnswers {
  readonly answers: AnsweredRoutes;
}

const source = new URL('../../', import.meta.url);

/** Our server runs from its sources, where no bundler has found the files before. */
const readViewAnswers = (): Promise<ViewAnswers[]> =>
  Promise.all(
    globSync('views/*/answers.ts', { cwd: source }).map(
      (file): Promise<ViewAnswers> => import(/* @vite-ignore */ new URL(file, source).href),
    ),
  );

/** Vite defines it in what it builds or serves: there its globs have found the files. */
const isBundled = import.meta.env !== undefined;

/** The answers.ts of every view, and the file of every route. */
const views = isBundled
  ? Object.values(import.meta.glob<ViewAnswers>('../../views/*/answers.ts', { eager: true }))
  : await readViewAnswers();
const files = isBundled
  ? Object.keys(import.meta.glob('../../pages/**/*.{astro,ts}'))
  : globSync('pages/**/*.{astro,ts}', { cwd: source });

/** `/rates` for `pages/rates.astro`, wherever that stands. */
const routeOfFile = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^.*?pages(?=\/)/, '')
    .replace(/\.(astro|ts)$/, '')
    .replace(/(?<=.)\/index$|index$/, '');

/** What each route of src/pages answers, by the path of its file: nothing, unless the answers.ts of a view says what. */
export const answeredPages: AnsweredRoutes = Object.assign(
  Object.fromEntries(files.map((file) => [routeOfFile(file), answersNothing])),
  { '/dialogs/[...path].json': dialogAnswers },
  ...views.map(({ answers }) => answers),
);

/** Of the build that has the component gallery alone (build/gallery.ts): which examples of a component are shown, and how. */
export const galleryPages: AnsweredRoutes = {
  '/gallery/ui/[component]': {
    parts: { example: { ...free, many: true }, ...each(['theme', 'dir'], free) },
    forOneVisitor: true,
  },
};
