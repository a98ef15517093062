import { deskCalls } from '@sundowner/desk-wire/calls';
import type { MessageFile } from '@sundowner/desk-wire/conversation';
import { studioAddress } from '../address.ts';

/** Kinds that mail programs show among the words. A telephone's HEIC is a JPEG by the time it is kept. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

const standsInWords = ({ kind }: Pick<MessageFile, 'kind'>): boolean =>
  pictureKinds.some((each) => each === kind);

/** A picture of a draft, and where the page has it from. */
export interface DraftPicture {
  readonly place: number;
  readonly name: string;
  readonly address: string;
}

/** The pictures of a draft as the store has them. */
export const draftPictures = (reference: string, files: readonly MessageFile[]): readonly DraftPicture[] =>
  files.filter(standsInWords).map(({ place, name }) => ({
    place,
    name,
    address: studioAddress(deskCalls.showDraftPicture, { reference, place: String(place) }),
  }));
