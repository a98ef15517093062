import type { Question } from '../../content/fields/common.ts';
import type { Lodge, LodgeCard } from '../../content/lodge/lodge.ts';
import type { CollectionMap } from '../../content/property/maps.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import type { Neighbour } from '../../sections/neighbours/neighbours.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { sizeInWords } from '../../ui/field/size-in-words.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';

interface ExpectationsProps {
  readonly lodge: Lodge;
  readonly path: string;
  /** What guests with needs of their own ask. */
  readonly needs: readonly Question[];
  readonly shown: ShownIn;
}

/** The one section of questions: what to expect, what is asked most and by whom; all of it over the page, and the fact sheet. */
export function Expectations({ lodge, path, needs, shown }: ExpectationsProps) {
  const { whatToExpect, factSheet, expect, questions } = lodge;
  return (
    <Questions
      id="what-to-expect"
      heading={`Questions about ${lodge.name}`}
      aside={
        <>
          {whatToExpect && (
            <ArrowLink {...dialogLink(`what-to-expect/${whatToExpect}`, path)}>What to expect</ArrowLink>
          )}
          {factSheet && (
            <ArrowLink href={factSheet.href} download>
              Fact sheet, PDF{factSheet.size === null ? '' : `, ${sizeInWords(factSheet.size)}`}
            </ArrowLink>
          )}
        </>
      }
      questions={[
        ...expect.map(({ title, text }) => ({ question: title, answer: text })),
        ...questions,
        ...needs,
      ]}
      shown={shown}
      flush
    />
  );
}

type Near = Pick<PropertyPage, 'treehouses'> & {
  readonly lodges: readonly (LodgeCard & { readonly villas: readonly LodgeCard[] })[];
};

/** Lodges and villas of a property in the order of its page, each villa after its lodge. */
const inOrder = ({ lodges }: Near): readonly LodgeCard[] =>
  lodges.flatMap(({ villas, ...lodge }) => [lodge, ...villas]);

/** A name that says already what sleeps there: "Fig Treehouse", "Kopje Star Bed". */
const namesItself = /(?:tree ?house|bed)$/i;

/** What is near a lodge: the others of its property, then a treehouse; and the one before and after it. */
export function aroundLodge(property: Near, path: string) {
  const all = inOrder(property);
  const others: readonly Neighbour[] = all.filter(({ href, kind }) => href !== path && kind !== 'villa');
  const treehouses: readonly Neighbour[] = property.treehouses.map(({ name, line, href, menuPicture }) => ({
    name: namesItself.test(name) ? name : `${name} Treehouse`,
    line,
    href,
    picture: menuPicture,
  }));
  return {
    places: [...others.slice(0, 2), ...treehouses.slice(0, 1), ...others.slice(2)],
    ...stepsInRing(all, path),
  };
}

/**
 * A property's map as one of its lodges shows it: the lodge's own place and what leads there, without the pages of others, which the
 * property's own map has. The whole map where the lodge is not on it.
 */
export function ownPins(map: CollectionMap | null, path: string): CollectionMap | null {
  if (!map?.pins.some(({ href }) => href === path)) return map;
  return { ...map, pins: map.pins.filter(({ href }) => href === null || href === path), sellingPoints: [] };
}
