import type { ReactNode } from 'react';
import { ChevronIcon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import type { MenuEntry } from '../menus.ts';
import { panelId } from '../panel-id.ts';
import styles from './panel-button.module.css';

interface PanelButtonProps {
  readonly entry: MenuEntry & { readonly panel: NonNullable<MenuEntry['panel']> };
  readonly className?: string | undefined;
}

/**
 * Opens and closes a panel, without scripts too: `popovertarget` is native. `menus.client.ts` adds `aria-expanded`; a
 * value in the HTML would be wrong where no script keeps it.
 */
export function PanelButton({ entry: { label, href, panel, current }, className }: PanelButtonProps) {
  const id = panelId(panel);
  return (
    <button
      type="button"
      className={className}
      popoverTarget={id}
      aria-controls={id}
      data-current={current || undefined}
    >
      {href === null ? label : <VisuallyHidden>{label}, menu</VisuallyHidden>}
      <Chevron />
    </button>
  );
}

/** Points down, and up while what its button names is open. */
export function Chevron(): ReactNode {
  return <ChevronIcon className={styles.chevron} />;
}
