'use client';

import type { ReactNode } from 'react';
import { type House, keepHouse } from './house.ts';

/** Tells the browser where the house is at home, before anything inside it is drawn. */
export function KeepHouse({ house, children }: { readonly house: House; readonly children: ReactNode }) {
  keepHouse(house);
  return children;
}
