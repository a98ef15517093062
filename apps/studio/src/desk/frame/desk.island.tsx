'use client';

import { useEffect, useRef } from 'react';
import { DeskContext } from '../state/desk-context.ts';
import { AnnouncementLine } from './announcement-line.tsx';
import { Banners } from './banners.tsx';
import { Dialogs } from './dialogs.tsx';
import { officeWords } from './office-words.ts';
import { type DeskStart, useDeskState } from './use-desk-state.ts';
import './desk-styles.ts';
import { OneScreen } from '../enquiry/one-screen.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { OfficeScreen } from './office-screen.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

/** The enquiry desk: one page that is never loaded anew while somebody works at it. */
export function DeskIsland({ start }: { readonly start: DeskStart }) {
  const desk = useDeskState(start);
  useDeskKeys(desk);
  const { reference, office } = desk.place;
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Back in the list, the row that was left has the focus, unless whoever came back searches.
    const searches = document.activeElement?.matches('[data-key="search"]') ?? false;
    if (reference === null && last.current !== null && !searches)
      document.querySelector<HTMLElement>(`.desk-list [data-reference="${last.current}"]`)?.focus();
    last.current = reference;
  }, [reference]);
  const fresh = desk.list.counts.new;
  useEffect(() => {
    // A reference and never a name: titles end in the browser's history.
    const studio = document.title.split(' | ').at(-1);
    const part = office ? officeWords[office] : reference;
    const place = part === null ? 'Enquiry desk' : `${part}, Enquiry desk`;
    document.title = `${fresh > 0 ? `(${fresh}) ` : ''}${place} | ${studio}`;
  }, [fresh, reference, office]);
  return (
    <DeskContext.Provider value={desk}>
      <div
        className="desk"
        data-shows={office ? 'office' : reference === null ? 'list' : 'one'}
        data-writing={desk.writing ? '' : undefined}
      >
        <a className="desk-skip" href="#desk-main">
          Skip to the {office ? 'page' : reference === null ? 'enquiries' : 'enquiry'}
        </a>
        <Rail />
        <TopBar />
        <Banners />
        {office ? <OfficeScreen office={office} /> : reference === null ? <ListScreen /> : <OneScreen />}
        {!office && reference === null && <PhoneTabs />}
        <AnnouncementLine />
        <Dialogs />
      </div>
    </DeskContext.Provider>
  );
}
