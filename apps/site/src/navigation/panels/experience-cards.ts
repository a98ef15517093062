import type { MenuCard } from '../../content/site/menu-properties.ts';
import type { MenuExperience } from '../../content/site/menus.ts';
import type { PanelName, Panels } from '../menus.ts';

/** Categories that have a panel of their own, by their identifiers. */
const panelOf: Readonly<Record<string, PanelName>> = { safari: 'safaris', treehouses: 'treehouses' };

/** The panel a category's card opens, where that has something to list (NAV-10). */
export function panelOfExperience(
  experiences: readonly MenuExperience[],
  panels: Panels,
): (card: MenuCard) => PanelName | null {
  return ({ href }) => {
    const category = experiences.find((each) => each.href === href)?.category;
    const panel = category ? panelOf[category] : undefined;
    return panel && panels[panel] ? panel : null;
  };
}
