'use client';

import { firstPlace, offices, placeAddress } from '../address.ts';
import { useDesk } from '../state/desk-context.ts';
import { officeWords } from '../words/office-words.ts';
import { onPlainClick } from './rail.tsx';

/** The desk's pages beside its lists, for whoever may open them. */
export function OfficeLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, go, asker } = useDesk();
  const shown = offices.filter((office) => office !== 'settings' || asker.role === 'admin');
  return shown.map((office) => {
    const to = { ...firstPlace, office };
    return (
      <li key={office}>
        <a
          href={placeAddress(to)}
          aria-current={place.office === office ? 'page' : undefined}
          onClick={onPlainClick(() => {
            onGo();
            go(to);
          })}
        >
          {officeWords[office]}
        </a>
      </li>
    );
  });
}
