'use client';

import { firstPlace, type Office, offices, placeAddress } from '../address.ts';
import { onPlainClick } from '../parts/plain-click.ts';
import { useDesk } from '../state/desk-context.ts';
import { officeWords } from './office-words.ts';

/** The desk's pages beside its lists, for whoever may open them. */
export function OfficeLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, go, asker, strays } = useDesk();
  const mails = strays.strays;
  const isFor: Readonly<Partial<Record<Office, boolean>>> = {
    settings: asker.role === 'admin',
    mails: mails !== null && (mails.configured || mails.mails.length > 0),
  };
  const shown = offices.filter((office) => isFor[office] ?? true);
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
          {office === 'mails' && <span>{mails?.mails.length ?? 0}</span>}
        </a>
      </li>
    );
  });
}
