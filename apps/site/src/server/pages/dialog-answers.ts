import { routeOf } from '@sundowner/brand';
import { pathOnOurHost } from '../../content/fields/address.ts';
import type { PageAnswers } from '../../content/page/answered-query.ts';

/** What a dialog shows on the page it was opened on: one of our routes. An unknown one would be a key of its own for nothing. */
export const dialogAnswers: PageAnswers = {
  parts: {
    from: {
      said(value) {
        const from = pathOnOurHost(value);
        return from !== '/' && routeOf(from) ? { value: from, as: 'kept' } : null;
      },
    },
  },
};
