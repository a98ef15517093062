'use client';

import { firstPlace, type Office, placeAddress } from '../address.ts';
import { useDesk } from '../state/desk-context.ts';
import { officeWords } from '../words/office-words.ts';
import { onPlainClick } from './rail.tsx';

/** The desk's pages beside its lists, for whoever may open them. */
export function OfficeLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, go, asker } = useDesk();
  const shown: readonly Office[] = [
    'figures',
    'person',
    'privacy',
    ...(asker.role === 'admin' ? (['settings'] as const) : []),
  ];
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
