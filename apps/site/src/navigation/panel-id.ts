import type { PanelName } from './menus.ts';

/** The id a panel's buttons name it by. */
export const panelId = (name: PanelName): string => `menu-${name}`;
