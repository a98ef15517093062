import { deskCalls } from '@sundowner/desk-wire/calls';
import type { AttachmentChoice, MessageFile } from '@sundowner/desk-wire/conversation';
import { largestDraftFile } from '@sundowner/desk-wire/files';
import type { DeskDocument } from '@sundowner/desk-wire/mails';
import { useState } from 'react';
import { callDesk } from '../call-desk.ts';

/** A file that goes with the answer. */
export interface ChosenFile {
  readonly choice: AttachmentChoice;
  /** What is known of it; `null` of one that is not of this draft. */
  readonly facts: MessageFile | null;
}

export interface DraftFiles {
  readonly files: readonly ChosenFile[];
  /** How many are on their way. */
  readonly uploading: number;
  /** Why the last one was not taken; `null` where none was refused. */
  readonly refused: string | null;
  add(files: readonly File[]): Promise<void>;
  /** One of the website's own. */
  choose(document: DeskDocument): void;
  remove(choice: AttachmentChoice): void;
}

const isSame = (one: AttachmentChoice, other: AttachmentChoice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The files of an answer while it is written: each is in the store as soon as it is chosen. */
export function useDraftFiles(
  reference: string,
  attachments: readonly AttachmentChoice[],
  stored: readonly MessageFile[],
  choose: (change: (before: readonly AttachmentChoice[]) => readonly AttachmentChoice[]) => void,
): DraftFiles {
  const [known, setKnown] = useState(stored);
  const [uploading, setUploading] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);

  async function addOne(file: File): Promise<void> {
    if (file.size > largestDraftFile) return setRefused(`“${file.name}” is larger than 20 MB.`);
    setUploading((count) => count + 1);
    const reply = await callDesk(deskCalls.uploadDraftFile, { params: { reference }, file });
    setUploading((count) => count - 1);
    if (!reply.ok) return setRefused(reply.detail);
    const { place, name } = reply.value;
    setKnown((before) => [...before, reply.value]);
    choose((before) => [...before, { from: 'draft', place, name }]);
  }

  return {
    files: attachments.map((choice) => ({
      choice,
      facts: choice.from === 'draft' ? (known.find(({ place }) => place === choice.place) ?? null) : null,
    })),
    uploading,
    refused,
    async add(files) {
      setRefused(null);
      // One after another: each has a place behind the one before.
      for (const file of files) await addOne(file);
    },
    choose({ path, name }) {
      const choice = { from: 'page', path, name } as const;
      choose((before) => (before.some((each) => isSame(each, choice)) ? before : [...before, choice]));
    },
    remove(choice) {
      setRefused(null);
      choose((before) => before.filter((each) => !isSame(each, choice)));
      if (choice.from === 'draft')
        void callDesk(deskCalls.removeDraftFile, { params: { reference, place: String(choice.place) } });
    },
  };
}
