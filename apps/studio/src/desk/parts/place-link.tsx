import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { type DeskPlace, placeAddress } from '../address.ts';
import { useSession } from '../state/session-context.ts';

export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: DeskPlace;
  /** What else a click does, before the desk goes there. */
  readonly onGo?: () => void;
  /** What was searched for is forgotten. */
  readonly endsSearch?: boolean;
  readonly children: ReactNode;
}

/** A link within the desk: a plain click is answered by the page itself; with a modifier it is the browser's. */
export function PlaceLink({ to, onGo, endsSearch = false, children, ...rest }: PlaceLinkProps) {
  const { go, values } = useSession();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onGo?.();
    if (endsSearch) values.words.set('');
    go(to);
  };
  return (
    <a {...rest} href={placeAddress(to)} onClick={onClick}>
      {children}
    </a>
  );
}
