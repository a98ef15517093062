import type { EnquiryDetail } from '@sundowner/desk-wire';
import { fileAddress } from '../address.ts';

const kinds: Readonly<Record<string, string>> = { pdf: 'PDF', docx: 'Word document' };

/** "240 kB", "1.2 MB". @param bytes the file's length */
function sizeWords(bytes: number): string {
  return bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** What came along with the enquiry, to take away; who does is recorded. */
export function EnquiryFiles({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  if (enquiry.files.length === 0) return null;
  return (
    <section>
      <h2 className="inbox-part">Files</h2>
      <dl className="inbox-facts">
        {enquiry.files.map(({ field, fileName, kind, bytes }) => (
          <div key={field}>
            <dt>{field.toUpperCase()}</dt>
            <dd>
              <a href={fileAddress(enquiry.reference, field)} download={fileName}>
                {fileName}
              </a>
              <small>
                {kinds[kind] ?? kind}, {sizeWords(bytes)}. Your name is kept with the download.
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
