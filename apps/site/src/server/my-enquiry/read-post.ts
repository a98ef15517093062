import type { IncomingMessage } from 'node:http';
import type { Field } from '@sundowner/enquiries/forms/form';
import { largestOwnFile, mostOwnFiles } from '@sundowner/enquiries/own-page/own-letter';
import type { UploadedFile } from '@sundowner/enquiries/store/attachment';
import type { BodyPace } from '@sundowner/serving/body-pace';
import { bodyTypeOf, type PostFields, parseBody } from '../enquiry/parse-body.ts';
import { uploadsUnderWay } from '../enquiry/posts-under-way.ts';
import { readMultipart } from '../enquiry/read-multipart.ts';
import { readBody } from '../http/read-body.ts';

const filesField: Field = {
  type: 'file',
  name: 'files',
  label: 'Files',
  errorName: 'Files',
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

/** Reads the posts of the page, at most so many with files at once. */
export function postReader(pace: BodyPace) {
  const uploads = uploadsUnderWay();
  return async (
    request: IncomingMessage,
    client: string,
    keep: (fields: PostFields) => void,
  ): Promise<ReadPost | 'unreadable' | 'crowded'> => {
    const type = bodyTypeOf(request.headers['content-type']);
    if (type === 'form') {
      const fields = parseBody(type, await readBody(request, formBytes, pace));
      if (fields) keep(fields);
      return fields ? { fields, files: [] } : 'unreadable';
    }
    if (type !== 'multipart') return 'unreadable';
    const upload = uploads.begin(client);
    if (upload === 'too-many' || upload === 'no-room') return 'crowded';
    try {
      const post = await readMultipart(request, {
        fileFields: [filesField],
        mostOfField: mostRead,
        limit: multipartBytes,
        pace,
        hold: upload.hold,
        onFields: keep,
      });
      return post ?? 'unreadable';
    } finally {
      upload.end();
    }
  };
}
