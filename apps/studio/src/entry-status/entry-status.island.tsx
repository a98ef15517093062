'use client';

import { useDocumentEvents, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canMissContent } from '../completeness/missing-content.ts';
import { useEntryHeading } from '../editing/entry-heading.ts';
import { OtherWindowPanel } from '../editing/other-window-panel.tsx';
import { useReleaseLock, useTakeOver } from '../editing/release-lock.ts';
import { UnsavedPanel } from '../editing/unsaved-panel.tsx';
import { DeleteQuestion } from '../links/parts/delete-question.tsx';
import { useOpenField } from '../preview/open-field.ts';
import { AppearanceList, LonelyNotice } from './appearance-list.tsx';
import type { Completeness } from './completeness.ts';
import { ConnectionLists, ScheduledTimes, UsedBy } from './entry-lists.tsx';
import type { EntryStatus } from './entry-status.ts';
import { MissingList } from './missing-list.tsx';
import { ChangingNotice, MovingNotice, RenamingNotice } from './moving-notice.tsx';
import { type Asked, createAsking, readAnswer } from './newest-answer.ts';
import { OffersNotice } from './offers-notice.tsx';
import { RetiringWays, UnpublishQuestion } from './retiring-ways.tsx';
import { unsaved, useCompleteness, useMissingContent } from './use-completeness.ts';
import './entry-status.css';

/** The form's fields; the panel stands once on the page, beside them. */
const formFields = () => document.querySelector('.collection-edit__main-wrapper');

interface WholenessProps {
  /** `null` for what has not been saved. */
  readonly address: string | null;
  /** Whatever changes with what is saved or published of it. */
  readonly changes: readonly unknown[];
  /** The entry was put into a list: more is used than before. */
  onAdded(): void;
}

/** Whether nothing leads to the entry since something was done in this form, and not since before it was opened. */
function useBecameLonely(found: Completeness | null): boolean {
  const before = useRef<boolean | null>(null);
  const [became, setBecame] = useState(false);
  useEffect(() => {
    if (!found) return;
    const now = found.lonely !== null;
    setBecame((was) => now && (was || before.current === false));
    before.current = now;
  }, [found]);
  return became;
}

/** What the pages of the entry lack, and where it appears. */
function Wholeness({ address, changes, onAdded }: WholenessProps) {
  const { title } = useDocumentTitle();
  const { asked, again, add, begin } = useCompleteness(address, changes, onAdded);
  const found = asked.is === 'said' ? asked.found : null;
  const fresh = useBecameLonely(found);
  const missing = useMissingContent(address === null ? unsaved : (found?.context ?? null));
  return (
    <>
      {found?.lonely && <LonelyNotice lonely={found.lonely} title={title} fresh={fresh} add={add} />}
      {missing && <MissingList missing={missing} begin={address === null ? undefined : begin} />}
      {found && <AppearanceList appearances={found.appearances} add={add} begin={begin} />}
      {address !== null && asked.is === 'waiting' && (
        <p className="entry-status" role="status">
          Looking what is missing, and where it appears…
        </p>
      )}
      {asked.is === 'failed' && (
        <div className="entry-status" role="alert">
          <p>What is missing, and where it appears, could not be read just now.</p>
          <button type="button" onClick={again}>
            Try again
          </button>
        </div>
      )}
    </>
  );
}

/** What the studio says of an entry, and what changes that. */
function useStatus(address: string | null) {
  const [asked, setAsked] = useState<Asked<EntryStatus>>({ is: 'waiting' });
  const asking = useMemo(
    () => createAsking((signal) => readAnswer<EntryStatus>(`${address}/status`, signal), setAsked),
    [address],
  );
  const act = useCallback(
    async (path: string, method: 'POST' | 'DELETE', body?: object) => {
      const sent = body
        ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
        : {};
      const response = await fetch(`${address}/${path}`, { method, ...sent }).catch(() => null);
      if (response?.ok) asking.changed((await response.json()) as EntryStatus);
    },
    [address, asking],
  );
  const unschedule = async (job: number) => {
    await fetch(`${address}/schedule/${job}`, { method: 'DELETE' }).catch(() => null);
    asking.ask();
  };
  return { status: asked.is === 'said' ? asked.found : null, asking, act, unschedule };
}

/** The panel beside every form: the entry's page on the site, who uses it, and what is set for it. */
export function EntryStatusPanel() {
  const { id, collectionSlug, hasPublishedDoc, versionCount } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const { modalState } = useModal();
  const [added, setAdded] = useState(0);
  const address = id === undefined || id === null ? null : `/api/${collectionSlug}/${id}`;
  const { status, asking, act, unschedule } = useStatus(address);
  useReleaseLock(address);
  useTakeOver(formFields);
  useOpenField();
  useEntryHeading();

  // A save, a publish and an unpublish each change one of these; times are set in a drawer, which opens and closes.
  const drawers = Object.values(modalState).filter(({ isOpen }) => isOpen).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to ask again
  useEffect(() => {
    if (address !== null) asking.ask();
    return () => asking.leave();
  }, [asking, mostRecentUpdate, hasPublishedDoc, versionCount, drawers, added]);

  return (
    <>
      <OtherWindowPanel address={address} />
      <UnsavedPanel address={address} />
      {status && id !== undefined && (
        <>
          <DeleteQuestion id={id} usedBy={status.usedBy} neededBy={status.neededBy} />
          <UnpublishQuestion
            id={id}
            status={status}
            agree={() => act('agreement', 'POST')}
            takeBack={() => act('agreement', 'DELETE')}
          />
        </>
      )}
      {collectionSlug && canMissContent(collectionSlug) && (
        <Wholeness
          address={address}
          changes={[mostRecentUpdate, hasPublishedDoc, versionCount]}
          onAdded={() => setAdded((before) => before + 1)}
        />
      )}
      {status && (
        <section className="entry-status" aria-label="On the site">
          <h2>On the site</h2>
          {status.shownNowhere ? (
            <p className="entry-status-nowhere" role="status">
              <strong>Published, and shown nowhere.</strong> {status.shownNowhere}
            </p>
          ) : (
            <p>{status.page.words}</p>
          )}
          {status.moving && <MovingNotice moving={status.moving} />}
          {status.changing && <ChangingNotice changing={status.changing} />}
          <RenamingNotice renaming={status.renaming} />
          <OffersNotice offers={status.savesNothing} own={collectionSlug === 'offer'} />
          {status.page.href && !status.shownNowhere && (
            <p>
              <a href={status.page.href} target="_blank" rel="noreferrer">
                View on site
              </a>
            </p>
          )}
          <ScheduledTimes jobs={status.scheduled} remove={unschedule} />
          <ConnectionLists key={added} address={address} published={status.published} />
          <UsedBy
            status={status}
            agree={() => act('agreement', 'POST')}
            takeBack={() => act('agreement', 'DELETE')}
          />
          {status.retiring && (
            <RetiringWays retiring={status.retiring} choose={(to) => act('retiring', 'POST', { to })} />
          )}
        </section>
      )}
    </>
  );
}
