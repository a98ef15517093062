'use client';

import { useEffect, useRef } from 'react';
import { DeskContext } from '../state/desk-context.ts';
import { type DeskStart, useDeskState } from '../state/use-desk-state.ts';
import { Banners } from './banners.tsx';
import { Dialogs } from './dialogs.tsx';
import { ListScreen } from './list-screen.tsx';
import { OneScreen } from './one-screen.tsx';
import { Rail } from './rail.tsx';
import { SaidLine } from './said-line.tsx';
import { TopBar } from './top-bar.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

/** The enquiry desk: one page that is never loaded anew while somebody works at it. */
export function DeskIsland({ start }: { readonly start: DeskStart }) {
  const desk = useDeskState(start);
  useDeskKeys(desk);
  const { reference } = desk.place;
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Back in the list, the row that was left has the focus.
    if (reference === null && last.current !== null)
      document.querySelector<HTMLElement>(`.desk-list [data-reference="${last.current}"]`)?.focus();
    last.current = reference;
  }, [reference]);
  const fresh = desk.list.counts.new;
  useEffect(() => {
    // A reference and never a name: titles end in the browser's history.
    const studio = document.title.split(' | ').at(-1);
    const place = reference === null ? 'Enquiry desk' : `${reference}, Enquiry desk`;
    document.title = `${fresh > 0 ? `(${fresh}) ` : ''}${place} | ${studio}`;
  }, [fresh, reference]);
  return (
    <DeskContext.Provider value={desk}>
      <div
        className="desk"
        data-shows={reference === null ? 'list' : 'one'}
        data-writing={desk.writing ? '' : undefined}
      >
        <a className="desk-skip" href="#desk-main">
          Skip to the {reference === null ? 'enquiries' : 'enquiry'}
        </a>
        <Rail />
        <TopBar />
        <Banners />
        {reference === null ? <ListScreen /> : <OneScreen />}
        <SaidLine />
        <Dialogs />
      </div>
    </DeskContext.Provider>
  );
}
