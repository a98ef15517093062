import { studioSettings } from '../settings.ts';
import { MetaPreviewIsland } from './meta-preview-on-demand.island.tsx';

/** Gives the preview what only the server knows: the site's address and the collection's name. */
export function MetaPreview() {
  const { brand, siteUrl } = studioSettings();
  return (
    <MetaPreviewIsland
      siteUrl={siteUrl}
      siteName={brand.collectionName}
      fallbackTitle={brand.collectionName}
      fallbackDescription={brand.description}
    />
  );
}
