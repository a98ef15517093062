import { HouseView } from './house-view.tsx';
import { onlyLodge } from './only-lodge.ts';
import type { PropertyViewProps } from './property-parts.ts';
import { ReserveView } from './reserve-view.tsx';

/** The page of a property: a reserve with lodges, or the one house it consists of. */
export function PropertyView(props: PropertyViewProps) {
  const { page, lodges } = props.content;
  const only = onlyLodge(page, lodges);
  return only ? <HouseView {...props} house={only} /> : <ReserveView {...props} />;
}
