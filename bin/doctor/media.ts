import { idOfKeys, readInstance } from '@sundowner/keyring/instance';
import { bucketOf } from '@sundowner/media-store/open-store';
import { assertLibraryOf } from '@sundowner/media-store/owner';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { type Finding, finding } from './finding.ts';

/** Whether the bucket pictures lie in is this installation's, and can be written and read; nothing where they lie on disk. */
export async function mediaFindings(
  settings: Pick<SiteSettings, 'dataDir' | 'keysDir' | 'media' | 'limits'>,
): Promise<Finding[]> {
  const bucket = bucketOf(settings);
  if (!bucket) return [];
  return [
    await finding('Pictures', async () => {
      const { keysDir, dataDir } = settings;
      await assertLibraryOf(bucket, idOfKeys(keysDir) ?? readInstance(dataDir)?.id ?? null);
      await bucket.probe();
      return `${bucket.words} can be written and read`;
    }),
  ];
}
