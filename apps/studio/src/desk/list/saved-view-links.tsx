import { type DeskPlace, placeQuery } from '../address.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession } from '../state/session-context.ts';
import { useViews } from './use-views.ts';

/** Saved views in the desk's menu, each with how many it finds now. */
export function SavedViewLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, open } = useSession();
  const views = useViews();
  if (views.views.length === 0) return null;
  const here = place.page ? null : placeQuery(place);
  return (
    <>
      <h2>Saved views</h2>
      <ul>
        {views.views.map(({ id, name, list, filter, sort = null, count }) => {
          const to: DeskPlace = { list, filter, sort, reference: null };
          return (
            <li key={id}>
              <PlaceLink
                to={to}
                endsSearch
                onGo={onGo}
                aria-current={placeQuery(to) === here ? 'page' : undefined}
              >
                {name}
                <span>{count.toLocaleString('en-GB')}</span>
              </PlaceLink>
            </li>
          );
        })}
        <li>
          <button type="button" onClick={() => open({ kind: 'views' })}>
            Change saved views
          </button>
        </li>
      </ul>
    </>
  );
}
