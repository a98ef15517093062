import { formatPrice } from '../../ui/money/format-money.ts';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';

/** A sum of what prices are kept in, as it is written in a text: "R 1 450", "$1,450". */
function sumIn(): RegExp {
  const sign = formatPrice(0).replace(/[\d\s]/g, '');
  const escaped = sign.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
  return new RegExp(
    `((?<![A-Za-z])${escaped}\\s?(?:\\d{1,3}(?:[ \u00a0,]\\d{3})+|\\d+)(?!\\d)(?:\\.\\d{2})?)`,
  );
}

/** A sum without a sign after one that has one. */
const goesOn = /^\s*(?:to|or|and|[–-])\s*\d/;

/** A cost in words, its sums in the currency the page is shown in: "R 1 150 per person", "Included in your stay". */
export function Sums({ words, shown }: { readonly words: string; readonly shown: ShownIn }) {
  // What is split at a group has the sums at the odd places.
  const parts = words.split(sumIn());
  // Of "R 1 150 to 1 450" the second has no sign: shown in another currency, the first alone would be wrong.
  if (parts.length === 1 || parts.some((part, place) => place > 0 && place % 2 === 0 && goesOn.test(part)))
    return keepTogether(words);
  return (
    <span data-price="">
      {parts.map((part, place) =>
        place % 2 === 0 ? (
          keepTogether(part)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
          <Money key={place} amount={Number(part.replace(/[^\d.]/g, ''))} shown={shown} />
        ),
      )}
    </span>
  );
}
