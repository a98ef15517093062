import type { MenuCard } from '../../content/site/menu-properties.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { currentness } from '../currentness.ts';
import type { PanelName } from '../menus.ts';
import styles from './cards-panel.module.css';
import { MenuPicture, PanelFrame, panelId } from './panel-frame.tsx';

interface CardsPanelProps {
  readonly name: PanelName;
  readonly heading: string;
  readonly cards: readonly MenuCard[];
  /** Cards in a row on a wide screen. */
  readonly columns: 2 | 3 | 4 | 6;
  readonly path: string;
  readonly more?: { readonly label: string; readonly href: string } | null;
  readonly underExperiences?: boolean;
  /** The panel a card opens instead of leading to its page (NAV-10). */
  readonly opens?: (card: MenuCard) => PanelName | null;
}

/** Two, three, four or six cards in a row: a picture, a name and "Explore" (NAV-08 to NAV-10). */
export function CardsPanel({ cards, columns, path, opens = () => null, ...frame }: CardsPanelProps) {
  return (
    <PanelFrame {...frame} className={styles.content}>
      <ul className={styles.cards} data-columns={columns}>
        {cards.map((card) => (
          <li key={card.href}>
            <Card card={card} path={path} opens={opens(card)} />
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}

interface CardProps {
  readonly card: MenuCard;
  readonly path: string;
  readonly opens: PanelName | null;
}

function Card({ card: { name, href, picture, mobilePicture }, path, opens }: CardProps) {
  const content = (
    <>
      <MenuPicture className={styles.picture} picture={picture} mobilePicture={mobilePicture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.explore}>
          Explore <ArrowIcon className={styles.arrow} />
        </span>
      </span>
    </>
  );
  if (opens === null)
    return (
      <a className={styles.card} href={href} aria-current={currentness(href, path)}>
        {content}
      </a>
    );
  const id = panelId(opens);
  return (
    <button
      type="button"
      className={classNames(styles.card, styles.opener)}
      popoverTarget={id}
      aria-controls={id}
    >
      {content}
    </button>
  );
}
