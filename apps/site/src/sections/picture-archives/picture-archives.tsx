import type { PictureArchive } from '../../content/gallery/pictures-to-take.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { PartnerRow } from '../partner-desk/partner-row.tsx';

/** The pictures of each property in one file. */
export function PictureArchives({ archives }: { readonly archives: readonly PictureArchive[] }) {
  if (archives.length === 0) return null;
  return (
    <Band id="archives" flush aria-labelledby="archives-heading">
      <SectionHead
        id="archives-heading"
        heading="All pictures of a property"
        lead="In one file each, as large as we have them, with a list of their titles."
      />
      <ul>
        {archives.map(({ name, href, count, bytes }) => (
          <PartnerRow key={href} name={name}>
            <ArrowLink href={href} type="application/zip" download="">
              {archiveWords({ count, bytes })}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </ArrowLink>
          </PartnerRow>
        ))}
      </ul>
    </Band>
  );
}

/** "9 pictures, ZIP, 5 MB". */
export const archiveWords = ({ count, bytes }: Pick<PictureArchive, 'count' | 'bytes'>): string =>
  `${count === 1 ? '1 picture' : `${count} pictures`}, ${sizeWords(bytes)}`;

/** "ZIP, 5 MB". */
const sizeWords = (bytes: number) =>
  bytes > 0 ? `ZIP, ${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB` : 'ZIP';
