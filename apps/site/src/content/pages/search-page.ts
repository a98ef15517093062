import { isLinkable } from '@sundowner/brand';
import { searchStarts, waysOn } from '../../links/search-starts.ts';
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
  const [answer, chrome, words] = await Promise.all([
    query === ''
      ? null
      : search({ query, within, page }).catch((error: unknown) => {
          log.error({ reason: toHttpError(error).message }, 'the search cannot answer');
          away = true;
          return null;
        }),
    read.chrome(),
    read.searchWords(),
  ]);
  const names = ['Search', brand.collectionName];
  const title = (answer ? [answer.query, ...names] : names).join(' | ');
  const meta = { title, description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path: '/search', meta, chrome };
  const built = <Link extends { readonly href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => isLinkable(href, brand));
  const telephone = chrome.contact && {
    number: chrome.contact.travelPlannerNumber,
    hours: chrome.contact.officeHoursText,
  };
  const { heading, lead } = words;
  return {
    shell,
    view: {
      ...{ answer, query, away, heading, lead },
      starts: built(searchStarts),
      waysOn: {
        places: built(waysOn.places),
        experiences: built(waysOn.experiences),
        person: built(waysOn.person),
        telephone,
      },
    },
  };
}
