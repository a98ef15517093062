import { firstPlace, type Office, offices } from '../address.ts';
import { useUnmatchedMails } from '../mails/use-unmatched-mails.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession } from '../state/session-context.ts';
import { officeWords } from './office-words.ts';

/** Links to the desk's pages beside its lists; each is shown to those who may open it. */
export function OfficeLinks({ onGo }: { readonly onGo: () => void }) {
  const { place, asker } = useSession();
  const { mails } = useUnmatchedMails();
  const isFor: Readonly<Partial<Record<Office, boolean>>> = {
    settings: asker.role === 'admin',
    mails: mails !== null && (mails.configured || mails.mails.length > 0),
  };
  const shown = offices.filter((office) => isFor[office] ?? true);
  return shown.map((office) => (
    <li key={office}>
      <PlaceLink
        to={{ ...firstPlace, office }}
        onGo={onGo}
        aria-current={place.office === office ? 'page' : undefined}
      >
        {officeWords[office]}
        {office === 'mails' && <span>{mails?.mails.length ?? 0}</span>}
      </PlaceLink>
    </li>
  ));
}
