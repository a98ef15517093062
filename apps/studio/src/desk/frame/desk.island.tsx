import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { AnnouncementLine, Banners } from './banners.tsx';
import { Dialogs } from './dialogs.tsx';
import { deskPageTitles } from './page-titles.ts';
import { type DeskStart, SessionProvider } from './session-provider.tsx';
import './desk-styles.ts';
import type { DeskPageName } from '../address.ts';
import { BeginScreen } from '../begin/begin-screen.tsx';
import { EnquiryScreen } from '../enquiry/enquiry-screen.tsx';
import { FiguresScreen } from '../figures/figures-screen.tsx';
import { ListProvider } from '../list/list-context.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { MailsScreen } from '../mails/mails-screen.tsx';
import { RulesScreen } from '../mails/rules-screen.tsx';
import { PersonScreen } from '../privacy/person-screen.tsx';
import { PrivacyScreen } from '../privacy/privacy-screen.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';
import { EnquiryProvider, useEnquiry } from '../state/enquiry-context.tsx';
import { useCounts } from '../state/live.ts';
import { createDeskQueries } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import { Rail } from './rail.tsx';
import { PhoneTabs, TopBar } from './small-screen.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLiveNews } from './use-live-news.ts';
import './page.css';

/** The title of the browser's tab. A reference and never a name: titles end in the browser's history. */
function useTabTitle(): void {
  const { reference, page } = useSession().place;
  const fresh = useCounts().new;
  useEffect(() => {
    const studio = document.title.split(' | ').at(-1);
    const part = page ? deskPageTitles[page] : reference;
    const place = part === null ? 'Enquiry desk' : `${part}, Enquiry desk`;
    document.title = `${fresh > 0 ? `(${fresh}) ` : ''}${place} | ${studio}`;
  }, [fresh, reference, page]);
}

/** What listens as long as the desk is open. It draws nothing, so that the page is not drawn again for it. */
function Listening() {
  useLiveNews();
  useDeskKeys();
  useKeptFocus();
  useTabTitle();
  return null;
}

function Root({ shows, children }: { readonly shows: string; readonly children: ReactNode }) {
  const { writing } = useEnquiry();
  return (
    <div className="desk" data-shows={shows} data-writing={writing ? '' : undefined}>
      {children}
    </div>
  );
}

/** The pages of the desk beside its lists. */
const deskPages: Readonly<Record<DeskPageName, ComponentType>> = {
  begin: BeginScreen,
  mails: MailsScreen,
  figures: FiguresScreen,
  person: PersonScreen,
  privacy: PrivacyScreen,
  rules: RulesScreen,
  settings: SettingsScreen,
};

function Desk() {
  const { reference, page } = useSession().place;
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Back in the list, the row of the enquiry that was open has the focus, unless the search box has it.
    const searches = document.activeElement?.matches('[data-key="search"]') ?? false;
    if (reference === null && last.current !== null && !searches)
      document.querySelector<HTMLElement>(`.desk-list [data-reference="${last.current}"]`)?.focus();
    last.current = reference;
  }, [reference]);
  const Shown = page ? deskPages[page] : reference === null ? ListScreen : EnquiryScreen;
  return (
    <Root shows={page ? 'page' : reference === null ? 'list' : 'enquiry'}>
      <a className="desk-skip" href="#desk-main">
        Skip to the {page ? 'page' : reference === null ? 'enquiries' : 'enquiry'}
      </a>
      <Rail />
      <TopBar />
      <Banners />
      <Shown />
      {!page && reference === null && <PhoneTabs />}
      <AnnouncementLine />
      <Dialogs />
    </Root>
  );
}

/** The enquiry desk: one page that is never loaded anew while somebody works at it. */
export function DeskIsland({ start }: { readonly start: DeskStart }) {
  const [queries] = useState(createDeskQueries);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider start={start}>
        <ListProvider initial={start.list}>
          <EnquiryProvider initial={start.enquiry}>
            <Listening />
            <Desk />
          </EnquiryProvider>
        </ListProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
