'use client';

import type { Office } from '../address.ts';
import { FiguresScreen } from './figures-screen.tsx';
import './office.css';

/** A page of the desk beside its lists. */
export function OfficeScreen({ office }: { readonly office: Office }) {
  switch (office) {
    case 'figures':
      return <FiguresScreen />;
  }
}
