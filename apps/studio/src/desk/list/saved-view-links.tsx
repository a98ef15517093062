'use client';

import { type DeskPlace, placeAddress, placeQuery } from '../address.ts';
import { onPlainClick } from '../parts/plain-click.ts';
import { useDesk } from '../state/desk-context.ts';

/** Saved views in the desk's menu, each with how many it finds now. */
export function SavedViewLinks({ onGo }: { readonly onGo: () => void }) {
  const { views, place, go, forget, open } = useDesk();
  if (views.views.length === 0) return null;
  const here = place.office ? null : placeQuery(place);
  return (
    <>
      <h2>Saved views</h2>
      <ul>
        {views.views.map(({ id, name, list, filter, sort = null, count }) => {
          const to: DeskPlace = { list, filter, sort, reference: null };
          return (
            <li key={id}>
              <a
                href={placeAddress(to)}
                aria-current={placeQuery(to) === here ? 'page' : undefined}
                onClick={onPlainClick(() => {
                  onGo();
                  forget();
                  go(to);
                })}
              >
                {name}
                <span>{count.toLocaleString('en-GB')}</span>
              </a>
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
