import type { Room } from '../../content/room/room.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { roomFacts } from '../../sections/rooms/room-facts.ts';
import { type RoomPrices, termsOf } from '../../sections/rooms/season-prices.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type ComparedFact, CompareTable, compareSizes } from '../../ui/compare-table/compare-table.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { formatPrice } from '../../ui/money/format-money.ts';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './rooms-view.module.css';

interface RoomsComparedProps {
  readonly rooms: readonly Room[];
  readonly prices: RoomPrices | null;
  readonly what: string;
  readonly lodge: string;
  readonly path: string;
  readonly shown: ShownIn;
}

const small = ['', 'One', 'Two', 'Three'];

/** Rooms side by side, fact by fact and season by season. */
export function RoomsCompared({ rooms, prices, what, lodge, path, shown }: RoomsComparedProps) {
  const seasons = (prices?.seasons ?? []).map(
    ({ name, when, prices: amounts }): ComparedFact => ({
      name,
      note: `${when}; ${prices?.unit}`,
      values: amounts.map((amount) => (amount === null ? '' : formatPrice(amount))),
      cells: amounts.map((amount, place) => (
        <Money key={rooms[place]?.slug} amount={amount ?? 0} shown={shown} />
      )),
    }),
  );
  const facts = [
    ...roomFacts.map(({ name, of }): ComparedFact => ({ name, values: rooms.map(of) })),
    ...seasons,
    {
      name: 'Plan',
      values: rooms.map(({ plan }) => plan?.src ?? ''),
      cells: rooms.map(({ plan, name }) =>
        plan ? (
          <a key={name} className={styles.plan} href={plan.src}>
            <Picture picture={plan} sizes={compareSizes} />
            <VisuallyHidden>, enlarge</VisuallyHidden>
          </a>
        ) : null,
      ),
    },
  ].filter(({ values }) => values.some((value) => value !== ''));
  // The middle of three is the one to look at first.
  const raised = rooms.length === 3 ? 1 : -1;
  return (
    <>
      <CompareTable
        caption={`${small[rooms.length] ?? rooms.length} kinds of room at ${lodge}, side by side`}
        things={rooms.map(({ slug, name, line, menuPicture }, place) => ({
          name,
          line,
          picture: menuPicture,
          raised: place === raised,
          action: (
            <span className={styles.actions}>
              {isLinkable('/enquire/book') && (
                <ButtonLink tone={place === raised ? 'primary' : 'ghost'} {...dialogLink('book', path)}>
                  Book and pay online
                </ButtonLink>
              )}
              <ArrowLink href={`#${slug}`}>{`${name} in full`}</ArrowLink>
            </span>
          ),
        }))}
        facts={facts}
        differId="differ"
        priority
      />
      <p className={styles.terms}>
        {prices
          ? termsOf(prices)
          : `Prices of ${what.toLowerCase()} are on their way. Ask us, and we will tell you.`}
      </p>
    </>
  );
}
