import { isLinkable } from '@sundowner/brand';
import { searchStarts } from '../../links/search-starts.ts';
import { toHttpError } from '../errors.ts';
import { type FindableGroup, findableGroups } from '../model/findable.ts';
import type { PageShell } from '../model/page-shell.ts';
import type { PageRequest } from './page-request.ts';

/** What the site search finds for an address: `?q=hide&in=stories&page=2`. */
export async function readSearchPage({ read, search, brand, query: asked, log }: PageRequest) {
  const query = (asked.get('q') ?? '').slice(0, 100).trim();
  const within = findableGroups.find((group: FindableGroup) => group === asked.get('in')) ?? null;
  const page = Number.parseInt(asked.get('page') ?? '1', 10) || 1;
  let away = false;
  const [answer, chrome] = await Promise.all([
    query === ''
      ? null
      : search({ query, within, page }).catch((error: unknown) => {
          log.error({ reason: toHttpError(error).message }, 'the search cannot answer');
          away = true;
          return null;
        }),
    read.chrome(),
  ]);
  const words = ['Search', brand.collectionName];
  const title = (answer ? [answer.query, ...words] : words).join(' | ');
  const meta = { title, description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path: '/search', meta, chrome };
  const starts = searchStarts.filter(({ href }) => isLinkable(href, brand));
  return { shell, view: { answer, query, away, starts } };
}
