import type { ReactNode } from 'react';
import type { Picture } from '../../content/fields/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { BackIcon, ChevronIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { focusClasses, type PictureRendition } from '../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { MenuEntry, PanelName } from '../menus.ts';
import styles from './panel-frame.module.css';

interface PanelFrameProps {
  readonly name: PanelName;
  readonly heading: string;
  /** Leads to the page that lists all of it, or tells more. */
  readonly more?: { readonly label: string; readonly href: string } | null;
  /** Stands under Experiences: a way back leads there (NAV-10). */
  readonly underExperiences?: boolean;
  /** The heading is for those who cannot see whose button is underlined. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A panel of the navigation: under the bar on a wide screen, over the whole menu at 1,120 px and below, where it has a way
 * back. A native popover, so that one is open at a time, and Escape and a click outside close it, before any script.
 */
export function PanelFrame({
  name,
  heading,
  more = null,
  underExperiences = false,
  quiet = false,
  className,
  children,
}: PanelFrameProps) {
  const id = panelId(name);
  const back = (label: string, kind: string | undefined, behaviour: object) => (
    <button type="button" className={classNames(styles.back, kind)} {...behaviour}>
      <BackIcon className={styles.backIcon} />
      {label}
    </button>
  );
  // Who opened it from the bar was not in Experiences: the way there is no way back, and says so.
  const across = (
    <button
      type="button"
      className={classNames(styles.back, styles.acrossToExperiences)}
      data-menu-across={panelId('experiences')}
    >
      All experiences
    </button>
  );
  const hide = { popoverTarget: id, popoverTargetAction: 'hide' };
  return (
    <div id={id} popover="auto" data-menu="" className={styles.panel}>
      <Wrap>
        <div className={classNames(styles.head, quiet && styles.quiet)}>
          {underExperiences && back('Experiences', styles.toExperiences, hide)}
          {underExperiences && across}
          {back('Menu', underExperiences ? styles.toMenuDirectly : styles.toMenu, hide)}
          <h2 tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          {more && (
            <ArrowLink className={styles.more} href={more.href}>
              {more.label}
            </ArrowLink>
          )}
        </div>
        <div className={className}>{children}</div>
      </Wrap>
    </div>
  );
}

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

/** The id a panel's buttons name it by. */
export const panelId = (name: PanelName): string => `menu-${name}`;

interface MenuPictureProps {
  readonly picture: Picture | null;
  /** Replaces `picture` at 1,120 px and below (NAV-12). */
  readonly mobilePicture?: Picture | null;
  readonly className?: string | undefined;
}

/** Wide enough for the largest box of a menu at one pixel for one, in pixels. */
const wanted = 640;

/** One width alone: a menu's boxes are small, and its HTML comes with every page. */
const nearest = (renditions: readonly PictureRendition[]) =>
  (renditions.find(({ width }) => width >= wanted) ?? renditions.at(-1))?.src;

/**
 * A small picture beside words that say the same. Its panel is not drawn until it opens, so the browser fetches it then
 * and not before.
 */
export function MenuPicture({ picture, mobilePicture = null, className }: MenuPictureProps) {
  if (!picture) return <span className={classNames(styles.box, className)} />;
  const narrow = mobilePicture && '(max-width: 1120px)';
  return (
    <span className={classNames(styles.box, className)}>
      <picture>
        {narrow && <source media={narrow} type="image/avif" srcSet={nearest(mobilePicture.sources.avif)} />}
        {narrow && <source media={narrow} srcSet={nearest(mobilePicture.sources.webp)} />}
        <source type="image/avif" srcSet={nearest(picture.sources.avif)} />
        <img
          className={classNames(styles.image, focusClasses(picture.focus))}
          src={nearest(picture.sources.webp) ?? picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </span>
  );
}
