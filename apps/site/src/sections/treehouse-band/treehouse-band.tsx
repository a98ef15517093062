import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './treehouse-band.module.css';

interface TreehouseBandProps {
  readonly heading: string;
  readonly lead: string;
  readonly treehouses: readonly Pick<Treehouse, 'name' | 'href' | 'line'>[];
  readonly picture: PictureSource | null;
  /** The page of all of them, shown when it is built. */
  readonly href: string;
}

/** A night in a tree, over a plate as wide as the page; the words stand on the side its subject leaves free. */
export function TreehouseBand({ heading, lead, treehouses, picture, href }: TreehouseBandProps) {
  if (treehouses.length === 0) return null;
  const only = treehouses.length === 1 ? treehouses[0] : null;
  const target = [only?.href, href].find((each) => each && isLinkable(each));
  return (
    <section
      className={styles.band}
      aria-labelledby="treehouses-heading"
      data-words={picture?.focus && picture.focus.x < 50 ? 'end' : undefined}
    >
      {picture && (
        <Picture picture={picture} sizes="(min-width: 833px) 100vw, 150vw" className={styles.plate} />
      )}
      <Wrap>
        <div className={styles.words}>
          <Label className={styles.label}>
            {new Intl.ListFormat('en-GB').format(treehouses.map(({ name }) => name))}
          </Label>
          <h2 id="treehouses-heading" className={styles.heading}>
            {heading}
          </h2>
          <Lead className={styles.lead}>{lead}</Lead>
          {target && (
            <ButtonLink tone="light" href={target}>
              {only ? `A night at ${only.name}` : 'The treehouses'}
            </ButtonLink>
          )}
        </div>
      </Wrap>
    </section>
  );
}
