import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { residenceHeadSizes } from '../../sections/residence-head/residence-head.tsx';
import { galleryLeadSizes } from '../../ui/gallery/gallery.tsx';
import { LodgeView } from './lodge-view.tsx';
import type { LodgeContent, LodgePage } from './read-lodge-page.ts';
import { VillaView } from './villa-view.tsx';

/** The address of a lodge may be that of a residence, which is drawn otherwise: a page links the styles of the one it is. */
export const sheet = import.meta.sheet;

const isWhole = ({ lodge }: LodgeContent) => lodge.kind === 'villa' || lodge.kind === 'residence';

/** The picture the layout preloads: the plate of the head, or the first of the gallery. */
export function lodgePreload(content: LodgeContent) {
  const { lodge } = content;
  const head = lodge.banner?.picture ?? lodge.picture;
  if (isWhole(content)) return head && { picture: head, sizes: residenceHeadSizes };
  const first = head ?? lodge.gallery[0];
  return first && galleryPictures(lodge, head).length > 0
    ? { picture: first, sizes: galleryLeadSizes }
    : null;
}

/** The page of a lodge, or of a villa that is let whole. */
export function LodgePageView(props: LodgePage) {
  return isWhole(props.content) ? <VillaView {...props} /> : <LodgeView {...props} />;
}
