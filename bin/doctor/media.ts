import { bucketOf } from '@sundowner/media-store/open-store';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { type Finding, finding } from './finding.ts';

/** Whether the bucket pictures lie in can be written and read; nothing where they lie on disk. */
export async function mediaFindings(
  settings: Pick<SiteSettings, 'dataDir' | 'media' | 'limits'>,
): Promise<Finding[]> {
  const bucket = bucketOf(settings);
  if (!bucket) return [];
  return [
    await finding('Pictures', async () => {
      await bucket.probe();
      return `${bucket.words} can be written and read`;
    }),
  ];
}
