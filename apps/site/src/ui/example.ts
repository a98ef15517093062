import type { ReactElement } from 'react';

/** One state of a component, as the gallery, the unit tests and the accessibility check show it. */
export interface Example {
  readonly name: string;
  readonly element: ReactElement;
  /** Drawn on the dark ground. */
  readonly onDeep?: boolean;
  /** Works with React in the browser: the gallery hydrates it. */
  readonly live?: boolean;
}
