import { deskCalls } from '@sundowner/desk-wire/calls';
import { type AttachmentChoice, largestDraftFile, type MessageFile } from '@sundowner/desk-wire/conversation';
import type { DeskDocument } from '@sundowner/desk-wire/templates';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { type DeviceDraft, dropDeviceDraft, keepDeviceDraft, markStored } from './begun-answer.ts';

type DraftPart = Partial<
  Pick<DeviceDraft, 'subject' | 'text' | 'html' | 'recipients' | 'forward' | 'version' | 'attachments'>
>;

export interface DraftState {
  readonly draft: DeviceDraft;
  /** `device`: written there, and not in the store yet. */
  readonly kept: 'store' | 'device';
  /** @param part what is new, or what is made of the draft as it is now */
  change(part: DraftPart | ((before: DeviceDraft) => DraftPart)): void;
  /** Saves nothing while it is sent or discarded, and waits for what is on its way: the store would have it again afterwards. */
  pause(): Promise<void>;
  /** It was not sent: what was written goes on being saved. */
  resume(): void;
  /** The answer went, or is kept as a stopped one: nothing is saved any more. */
  finish(): void;
}

/** How long the store's copy may be behind. */
const savedEvery = 2000;
const againAfter = 5000;

/**
 * Keeps an answer while it is written: with every letter on the device, each two seconds in the store, and on leaving. What the store
 * does not take is tried again: with no connection it stays on the device until there is one.
 */
export function useDraft(person: string, reference: string, begun: DeviceDraft): DraftState {
  const [draft, setDraft] = useState(begun);
  const [kept, setKept] = useState<DraftState['kept']>('store');
  const latest = useRef(begun);
  const unsaved = useRef(false);
  const over = useRef(false);
  const paused = useRef(false);
  const onItsWay = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    async (leaving = false) => {
      if (!unsaved.current || over.current || paused.current) return;
      unsaved.current = false;
      const { key: _key, savedAt, storedAt: _storedAt, ...body } = latest.current;
      const saving = callDesk(deskCalls.saveDraft, { params: { reference }, body, keepalive: leaving });
      onItsWay.current = Promise.all([onItsWay.current, saving]);
      const reply = await saving;
      if (over.current) return;
      if (reply.ok) {
        markStored(person, reference, savedAt);
        if (!unsaved.current) setKept('store');
        return;
      }
      unsaved.current = true;
      clearTimeout(timer.current);
      if (!leaving) timer.current = setTimeout(save, againAfter);
    },
    [person, reference],
  );

  const change = useCallback<DraftState['change']>(
    (part) => {
      const made = typeof part === 'function' ? part(latest.current) : part;
      const whole = { ...latest.current, ...made };
      const to = whole.recipients.to[0]?.address ?? null;
      const next = { ...whole, to, savedAt: new Date().toISOString() };
      latest.current = next;
      setDraft(next);
      setKept('device');
      keepDeviceDraft(person, reference, next);
      if (!unsaved.current) {
        unsaved.current = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(save, savedEvery);
      }
    },
    [person, reference, save],
  );

  const pause = useCallback(async () => {
    paused.current = true;
    clearTimeout(timer.current);
    await onItsWay.current;
  }, []);

  const resume = useCallback(() => {
    paused.current = false;
    if (unsaved.current) timer.current = setTimeout(save, savedEvery);
  }, [save]);

  const finish = useCallback(() => {
    over.current = true;
    clearTimeout(timer.current);
    dropDeviceDraft(person, reference);
  }, [person, reference]);

  useEffect(() => {
    over.current = false;
    paused.current = false;
    const leave = () => void save(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearTimeout(timer.current);
      leave();
    };
  }, [save]);

  return { draft, kept, change, pause, resume, finish };
}

/** A file that goes with the answer. */
export interface ChosenFile {
  readonly choice: AttachmentChoice;
  /** What is known of it; `null` of one that is not of this draft. */
  readonly facts: MessageFile | null;
}

export type DraftFiles = ReturnType<typeof useDraftFiles>;

const isSame = (each: AttachmentChoice, other: AttachmentChoice): boolean =>
  JSON.stringify(each) === JSON.stringify(other);

/** The files of an answer while it is written: each is in the store as soon as it is chosen. */
export function useDraftFiles(
  reference: string,
  attachments: readonly AttachmentChoice[],
  stored: readonly MessageFile[],
  choose: (change: (before: readonly AttachmentChoice[]) => readonly AttachmentChoice[]) => void,
) {
  const [known, setKnown] = useState(stored);
  /** How many are on their way. */
  const [uploading, setUploading] = useState(0);
  /** Why the last one was not taken; `null` where none was refused. */
  const [refused, setRefused] = useState<string | null>(null);

  /** @returns what the store made of it; `null` where it was refused */
  async function addOne(file: File): Promise<MessageFile | null> {
    if (file.size > largestDraftFile) {
      setRefused(`“${file.name}” is larger than 20 MB.`);
      return null;
    }
    setUploading((count) => count + 1);
    const reply = await callDesk(deskCalls.uploadDraftFile, { params: { reference }, file });
    setUploading((count) => count - 1);
    if (!reply.ok) {
      setRefused(reply.detail);
      return null;
    }
    const { place, name } = reply.value;
    setKnown((before) => [...before, reply.value]);
    choose((before) => [...before, { from: 'draft', place, name }]);
    return reply.value;
  }

  return {
    files: attachments.map(
      (choice): ChosenFile => ({
        choice,
        facts: choice.from === 'draft' ? (known.find(({ place }) => place === choice.place) ?? null) : null,
      }),
    ),
    uploading,
    refused,
    async add(files: readonly File[]) {
      setRefused(null);
      // One after another: each has a place behind the one before.
      for (const file of files) await addOne(file);
    },
    /** A picture that is shown where it stands. */
    addPicture(file: File): Promise<MessageFile | null> {
      setRefused(null);
      return addOne(file);
    },
    /** One of the website's own. */
    choose({ path, name }: DeskDocument) {
      const choice = { from: 'page', path, name } as const;
      choose((before) => (before.some((each) => isSame(each, choice)) ? before : [...before, choice]));
    },
    remove(choice: AttachmentChoice) {
      setRefused(null);
      choose((before) => before.filter((each) => !isSame(each, choice)));
      if (choice.from === 'draft')
        void callDesk(deskCalls.removeDraftFile, { params: { reference, place: String(choice.place) } });
    },
  };
}
