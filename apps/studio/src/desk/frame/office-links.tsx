import { firstPlace, type Office, offices, placeAddress } from '../address.ts';
import { useUnmatchedMails } from '../mails/use-unmatched-mails.ts';
import { onPlainClick } from '../parts/plain-click.ts';
import { useSession } from '../state/session-context.ts';
import { officeWords } from './office-words.ts';

/** Links to the desk's pages beside its lists; each is shown to those who may open it. */
export function OfficeLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, go, asker } = useSession();
  const { mails } = useUnmatchedMails();
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
