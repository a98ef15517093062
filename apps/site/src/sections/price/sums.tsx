import type { ReactNode } from 'react';
import { formatPrice } from '../../ui/money/format-money.ts';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';

/** A sum of what prices are kept in, as it is written in a text: "R 1 450", "$1,450". */
function sumIn(): RegExp {
  const sign = formatPrice(0).replace(/[\d\s]/g, '');
  const escaped = sign.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
  return new RegExp(
    `((?<![A-Za-z])${escaped}\\s?(?:\\d{1,3}(?:[ \u00a0,]\\d{3})+|\\d+)(?!\\d)(?:\\.\\d{2})?(?!\\.\\d|[ \u00a0](?:million|billion)))`,
  );
}

/** A sum without a sign after one that has one. */
const goesOn = /^\s*(?:to|or|and|[–-])\s*\d/;

/** Words with each of their sums as an amount; `null` where there is none that can be shown in another currency. */
function partsOf(words: string, shown: ShownIn): ReactNode {
  // What is split at a group has the sums at the odd places.
  const parts = words.split(sumIn());
  // Of "R 1 150 to 1 450" the second has no sign: shown in another currency, the first alone would be wrong.
  if (parts.length === 1 || parts.some((part, place) => place > 0 && place % 2 === 0 && goesOn.test(part)))
    return null;
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      keepTogether(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <Money key={place} amount={Number(part.replace(/[^\d.]/g, ''))} shown={shown} />
    ),
  );
}

/** A cost in words, its sums in the currency the page is shown in: "R 1 150 per person", "Included in your stay". */
export function Sums({ words, shown }: { readonly words: string; readonly shown: ShownIn }) {
  const parts = partsOf(words, shown);
  return parts === null ? keepTogether(words) : <span data-price="">{parts}</span>;
}

/** A fact as `Facts` takes it: one with a sum is set as prices are; one without stays a text, for who looks at what it says. */
export function factWithSums(value: string, shown: ShownIn | undefined): ReactNode {
  const parts = shown ? partsOf(value, shown) : null;
  return parts === null ? value : <span data-price="">{parts}</span>;
}

interface WordsWithSumsProps {
  readonly words: string;
  /** `undefined` on a page that shows no prices: its sums stand as they are written. */
  readonly shown: ShownIn | undefined;
}

/** Sentences of a page that shows prices: a sum within them follows the switch of currencies, and the rest stands as it is written. */
export function WordsWithSums({ words, shown }: WordsWithSumsProps) {
  const parts = shown ? partsOf(words, shown) : null;
  return parts === null ? words : <span data-sentence="">{parts}</span>;
}
