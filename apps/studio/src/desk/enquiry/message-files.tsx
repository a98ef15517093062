import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Message, MessageFile } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useState } from 'react';
import { studioAddress } from '../address.ts';
import { Button, Icon } from '../parts/controls.tsx';
import { Picture } from '../parts/picture.tsx';
import { fileWords, isShownPicture, sizeWords } from '../words/file-words.ts';

interface MessageProps {
  readonly enquiry: EnquiryDetail;
  readonly message: Message;
}

const isShown = ({ kind, unsafe, bytes }: MessageFile): boolean =>
  unsafe === null && isShownPicture(kind) && bytes > 0;

/** How many pictures stand open; the others at a press. */
const mostShown = 6;

const addressOf = ({ enquiry, message }: MessageProps, place: number): string =>
  studioAddress(deskCalls.takeMessageFile, { reference: enquiry.reference, message: message.id, place });

/** A small copy of ours; looking at it is looking at the mail. */
const smallAddressOf = ({ enquiry, message }: MessageProps, place: number): string =>
  studioAddress(deskCalls.showPicture, { reference: enquiry.reference, message: message.id, place });

/** Pictures that came with a mail, from our own store and no other server. */
export function MessagePictures({ enquiry, message }: MessageProps) {
  const [all, setAll] = useState(false);
  const pictures = message.files.filter(isShown);
  if (pictures.length === 0) return null;
  const shown = all ? pictures : pictures.slice(0, mostShown);
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  return (
    <div className="desk-pictures">
      <ul aria-label="Pictures in the mail">
        {shown.map((picture, at) => {
          const address = addressOf({ enquiry, message }, picture.place);
          return (
            <li key={picture.place}>
              <a href={address} download title={fileWords(picture)}>
                <Picture
                  src={smallAddressOf({ enquiry, message }, picture.place)}
                  alt={`${fileWords(picture)}, ${at + 1} of ${pictures.length}`}
                  width={112}
                  height={84}
                  loading="lazy"
                  decoding="async"
                  instead={
                    <span className="desk-picture-unshown">
                      {fileWords(picture)}. It cannot be shown here; take the file.
                    </span>
                  }
                />
              </a>
            </li>
          );
        })}
      </ul>
      <p>
        {pictures.length === 1 ? 'One picture' : `${pictures.length} pictures`}, {sizeWords(bytes)}
        {pictures.length > shown.length && (
          <Button look="text" onClick={() => setAll(true)}>
            and {pictures.length - shown.length} more
          </Button>
        )}
      </p>
    </div>
  );
}

/** The files of a message that are no pictures, each by what it is. */
export function MessageFiles({ enquiry, message }: MessageProps) {
  return message.files
    .filter((file) => !isShown(file))
    .map((file) => (
      <span key={file.place} dir="auto">
        <Icon name={file.kind.startsWith('image/') ? 'picture' : 'file'} />{' '}
        {file.unsafe === null ? (
          <a className="desk-link" href={addressOf({ enquiry, message }, file.place)} download>
            {fileWords(file)}
          </a>
        ) : (
          `${fileWords(file)}. Not safe to open: ${file.unsafe}`
        )}
      </span>
    ));
}

/** The address of a picture that stands in formatted words of ours. */
export const pictureAddress = smallAddressOf;
