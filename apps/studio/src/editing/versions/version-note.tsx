import type { CollectionSlug, PayloadRequest, ServerProps } from 'payload';
import { wholeTime } from '../../desk/words/times.ts';
import { AboveComparison } from './above-comparison.island.tsx';
import { savedVersions, versionWords } from './saved-versions.ts';
import './versions.css';

interface NoteProps extends ServerProps {
  readonly collectionSlug?: string;
  readonly docID?: number | string;
  readonly req?: PayloadRequest;
}

/** Above the comparison of a version: who saved it, who the one before it, and what the oldest is compared with. */
export async function VersionNote({ collectionSlug, docID, params, req }: NoteProps) {
  const shown = (params?.segments as readonly string[] | undefined)?.at(-1);
  if (!collectionSlug || docID === undefined || !req || !shown) return null;
  const versions = await savedVersions(req, collectionSlug as CollectionSlug, docID);
  const at = versions.findIndex(({ id }) => String(id) === shown);
  const version = versions[at];
  if (!version) return null;
  const before = versions[at + 1];
  return (
    <AboveComparison>
      <p>
        {versionWords(version)}, {wholeTime(version.at)}.{' '}
        {before
          ? `The one before it: ${versionWords(before)}, ${wholeTime(before.at)}.`
          : 'It is the oldest that is kept: there is nothing before it to compare it with, so everything it holds is shown as new.'}
      </p>
    </AboveComparison>
  );
}
