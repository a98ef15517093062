import type { TreehouseEntry } from './entries.ts';
import type { PlateId } from './plates.ts';

const treehouse = (
  name: string,
  position: number,
  property: TreehouseEntry['property'],
  picture: PlateId,
  line: string,
  mobile: PlateId = picture,
): TreehouseEntry => ({
  slug: name.toLowerCase(),
  identifier: name.toLowerCase(),
  name,
  position,
  property,
  line,
  dropDownImage: picture,
  dropdownImageMobi: mobile,
  discoverButtonLink: `/${property}/treehouses/${name.toLowerCase()}`,
});

/** The four treehouses in the order menus show them (NAV-10). */
export const treehouses: readonly TreehouseEntry[] = [
  treehouse('Chalkley', 1, 'lionsands', 'treehouse-chalkley', 'A platform in a leadwood that died standing.'),
  treehouse('Kingston', 2, 'lionsands', 'treehouse-kingston', 'Three floors of steel, and the bed on top.'),
  treehouse(
    'Tinyeleti',
    3,
    'lionsands',
    'treehouse-tinyeleti',
    'A deck over the Sabie, with the hippos underneath.',
    'treehouse-night',
  ),
  treehouse(
    'Thabametsi',
    4,
    'marataba',
    'treehouse-thabametsi',
    'A glass room that leans out over the rocks.',
  ),
];
