import { houseHeadSizes } from '../../sections/house-head/house-head.tsx';
import { galleryLeadSizes } from '../../ui/gallery/gallery.tsx';
import { galleryOf } from './lodge-parts.tsx';
import { LodgeView } from './lodge-view.tsx';
import type { StayContent } from './read-lodge-page.ts';
import type { StayViewProps } from './stay-view-props.ts';
import { VillaView } from './villa-view.tsx';

const isWhole = ({ stay }: StayContent) => stay.kind === 'villa' || stay.kind === 'residence';

/** The picture the layout preloads: the plate of the head, or the first of the gallery. */
export function stayPreload(content: StayContent) {
  const { stay } = content;
  const head = stay.banner?.picture ?? stay.picture;
  if (isWhole(content)) return head && { picture: head, sizes: houseHeadSizes };
  const first = head ?? stay.gallery[0];
  return first && galleryOf(stay, head).length > 0 ? { picture: first, sizes: galleryLeadSizes } : null;
}

/** The page of a lodge, or of a villa that is let whole. */
export function StayView(props: StayViewProps) {
  return isWhole(props.content) ? <VillaView {...props} /> : <LodgeView {...props} />;
}
