import type { IncomingMessage } from 'node:http';
import type { Field } from '@sundowner/enquiries/forms/form';
import { largestOwnFile, mostOwnFiles } from '@sundowner/enquiries/own-page/own-letter';
import type { UploadedFile } from '@sundowner/enquiries/store/attachment';
import type { BodyPace } from '@sundowner/serving/body-pace';
import { arrivedFields, bodyTypeOf, type PostFields, parseBody } from '../enquiry/parse-body.ts';
import { uploadsUnderWay } from '../enquiry/posts-under-way.ts';
import { readMultipart } from '../enquiry/read-multipart.ts';
import { BodyStalledError, BodyTooLargeError, readBody } from '../http/read-body.ts';

const filesField: Field = {
  type: 'file',
  name: 'files',
  label: 'Files',
  required: 'never',
  rule: 'file',
  validateOn: 'blur',
  maxLength: 200,
  file: { kinds: [], maxBytes: largestOwnFile },
};

/** More than are taken are read as well, so that a form with too many of them is answered at its field. */
const mostRead = 2 * mostOwnFiles;
const multipartBytes = mostOwnFiles * largestOwnFile + 2 ** 20;
/** A form of ten thousand letters, each of which may be escaped as twelve. */
const formBytes = 160 * 1024;

export interface ReadPost {
  readonly fields: PostFields;
  readonly files: readonly UploadedFile[];
}

/** Told what has arrived, as far as it can be read, so that a refusal gives it back. */
type Keep = (fields: PostFields) => void;

interface PostReader {
  /** @throws BodyTooLargeError, BodyCrowdedError, BodyAbortedError, BodyStalledError */
  read(request: IncomingMessage, client: string, keep: Keep): Promise<ReadPost | 'unreadable' | 'crowded'>;
  /**
   * Reads what a post that is refused unread begins with, and however that ends: its words stand before its files, and no more of it is
   * read than a form without files may have.
   */
  begin(request: IncomingMessage, keep: Keep): Promise<void>;
}

/** Reads the posts of the page, at most so many with files at once. */
export function postReader(pace: BodyPace): PostReader {
  const uploads = uploadsUnderWay();

  async function readForm(request: IncomingMessage, keep: Keep): Promise<ReadPost | 'unreadable'> {
    try {
      const fields = parseBody('form', await readBody(request, formBytes, pace, { begins: true }));
      if (fields) keep(fields);
      return fields ? { fields, files: [] } : 'unreadable';
    } catch (error) {
      if (error instanceof BodyStalledError || error instanceof BodyTooLargeError)
        keep(arrivedFields(error.arrived));
      throw error;
    }
  }

  const filesOf = (keep: Keep) => ({
    fileFields: [filesField],
    mostOfField: mostRead,
    pace,
    onFields: keep,
  });

  async function begin(request: IncomingMessage, keep: Keep): Promise<void> {
    const type = bodyTypeOf(request.headers['content-type']);
    if (type === 'form') await readForm(request, keep).catch(() => {});
    else if (type === 'multipart')
      await readMultipart(request, { ...filesOf(keep), limit: formBytes }).catch(() => {});
  }

  return {
    async read(request, client, keep) {
      const type = bodyTypeOf(request.headers['content-type']);
      if (type === 'form') return readForm(request, keep);
      if (type !== 'multipart') return 'unreadable';
      const upload = uploads.begin(client);
      if (upload === 'too-many' || upload === 'no-room') {
        await begin(request, keep);
        return 'crowded';
      }
      try {
        const post = await readMultipart(request, {
          ...filesOf(keep),
          limit: multipartBytes,
          hold: upload.hold,
        });
        return post ?? 'unreadable';
      } finally {
        upload.end();
      }
    },
    begin,
  };
}
