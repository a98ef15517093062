import type { ReactElement } from 'react';

/** One state of a component, as the gallery, the unit tests and the accessibility check show it. */
export interface Example {
  readonly name: string;
  readonly element: ReactElement;
  /** Drawn on the dark ground. */
  readonly onDeep?: boolean;
  /** Works with React in the browser: the gallery hydrates it. */
  readonly live?: boolean;
  /** How wide the gallery draws it: as a page's column unless told, as a card or a form of one, or from edge to edge. */
  readonly width?: 'card' | 'form' | 'edge';
}
