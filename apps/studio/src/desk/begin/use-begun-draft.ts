import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../state/session-context.ts';
import {
  type BegunDraft,
  type DraftField,
  dropDraft,
  freshDraft,
  isBegun,
  keepDraft,
  readDraft,
} from './begun-draft.ts';

const newKey = () => crypto.randomUUID();

/** How far the device's copy may be behind. */
const keptEvery = 2000;

export type DraftPart = Partial<Pick<BegunDraft, DraftField>>;

export interface BegunDraftState {
  readonly draft: BegunDraft;
  /** When the device's copy was made; `null` where there is none. */
  readonly keptAt: string | null;
  /** What somebody typed or chose: it counts as touched. */
  change(part: DraftPart): void;
  /** What was read from a pasted chat, into fields that are empty or were filled so before. */
  fill(part: DraftPart): void;
  /** It was saved, or thrown away: an empty one stands in its place. */
  end(): void;
  /** Brings one back that was thrown away. */
  restore(draft: BegunDraft): void;
}

const isEmpty = (value: unknown) => String(value ?? '') === '';

/** Keeps an enquiry from nothing on the device while it is written: each two seconds, and on leaving. */
export function useBegunDraft(): BegunDraftState {
  const { asker } = useSession();
  const [draft, setDraft] = useState(() => {
    const fresh = freshDraft(newKey, new Date());
    return readDraft(asker.id, fresh) ?? fresh;
  });
  const [keptAt, setKeptAt] = useState(isBegun(draft) ? draft.savedAt : null);
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { current } = latest;
    if (!isBegun(current)) {
      dropDraft(asker.id);
      setKeptAt(null);
    } else if (keepDraft(asker.id, current)) setKeptAt(current.savedAt);
  }, [asker.id]);

  const put = useCallback(
    (next: BegunDraft) => {
      latest.current = { ...next, savedAt: new Date().toISOString() };
      setDraft(latest.current);
      timer.current ??= setTimeout(keep, keptEvery);
    },
    [keep],
  );
  const change = useCallback(
    (part: DraftPart) => {
      const { current } = latest;
      put({ ...current, ...part, read: current.read.filter((name) => !(name in part)) });
    },
    [put],
  );
  const fill = useCallback(
    (part: DraftPart) => {
      const { current } = latest;
      const entries = Object.entries(part).filter(
        ([name, value]) =>
          !isEmpty(value) && (isEmpty(current[name as DraftField]) || current.read.includes(name)),
      );
      if (entries.length === 0) return;
      const names = entries.map(([name]) => name);
      put({ ...current, ...Object.fromEntries(entries), read: [...new Set([...current.read, ...names])] });
    },
    [put],
  );
  const end = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = freshDraft(newKey, new Date());
    setDraft(latest.current);
    setKeptAt(null);
    dropDraft(asker.id);
  }, [asker.id]);
  const restore = useCallback(
    (again: BegunDraft) => {
      put(again);
      keep();
    },
    [put, keep],
  );
  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);
  return { draft, keptAt, change, fill, end, restore };
}
