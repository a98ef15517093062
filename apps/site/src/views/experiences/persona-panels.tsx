import { type PersonaTag, personaWord } from '../../content/experience/persona.ts';
import type { Persona } from '../../content/experience/personas.ts';
import type { Picture } from '../../content/fields/picture.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './experiences-view.module.css';

/** `sizes` of the plates; the layout preloads the first one seen with the same. */
export const panelSizes = '(min-width: 833px) 50vw, 94vw';

interface PersonaPanelsProps {
  readonly heading: string;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly personas: readonly Persona[];
  readonly chosen: PersonaTag;
  readonly shown: (tokens: readonly string[]) => {
    readonly 'data-shown-for': string;
    readonly hidden: boolean;
  };
}

/** The plate of the head: the persona's own, or the page's. */
export function panelPicture(personas: readonly Persona[], tag: PersonaTag, picture: Picture | null) {
  return personas.find((each) => each.tag === tag)?.picture ?? picture;
}

/** The page's name very large, and beside a plate what we say to whoever is coming. */
export function PersonaPanels({ heading, lead, picture, personas, chosen, shown }: PersonaPanelsProps) {
  const panels = personas.map((persona) => ({ ...persona, picture: persona.picture ?? picture }));
  const alone = picture && panels.length === 0;
  return (
    <Wrap className={styles.head}>
      <div>
        <h1 className={styles.personaHeading}>{heading}</h1>
        {panels.length === 0 && lead && <Lead className={styles.lead}>{lead}</Lead>}
      </div>
      {alone && (
        <Plate
          picture={picture}
          sizes={panelSizes}
          priority
          className={styles.personaPlate}
          shape={styles.shape}
        />
      )}
      {panels.map(({ tag, introMain, introSubCopy, picture: plate }) => (
        <div key={tag} className={styles.panel} {...shown([personaWord(tag)])}>
          <div className={styles.words} data-whole="">
            <p className={styles.main}>{introMain || lead}</p>
            {introSubCopy && <p className={styles.sub}>{introSubCopy}</p>}
          </div>
          {plate && (
            <Plate
              picture={plate}
              sizes={panelSizes}
              priority={tag === chosen}
              className={styles.personaPlate}
              shape={styles.shape}
            />
          )}
        </div>
      ))}
    </Wrap>
  );
}
