import type { ReactNode } from 'react';
import { ArrowLink } from '../../ui/link/link.tsx';

/** Prices as a file, made from what the page shows. */
export function SheetLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <ArrowLink href={href} type="application/pdf" download="">
      {children}
    </ArrowLink>
  );
}
