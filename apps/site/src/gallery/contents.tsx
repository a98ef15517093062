import { TextLink } from '../ui/link/link.tsx';
import { Lead } from '../ui/text/text.tsx';
import { Wrap } from '../ui/wrap/wrap.tsx';
import styles from './gallery.module.css';

interface ContentsProps {
  readonly components: readonly { readonly name: string; readonly count: number }[];
  readonly themes: readonly string[];
}

/** Paths of the document shell worth looking at: one for each context of the navigation. */
const frames = ['', 'lionsands', 'lionsands/river-lodge', 'monwana', 'marataba', 'capecadogan', 'residences'];

/** The first page of the gallery: every component, and the document shell. */
export function Contents({ components, themes }: ContentsProps) {
  return (
    <Wrap className={styles.page}>
      <h1>Component gallery</h1>
      <Lead>
        Every part the pages are made of, in every state. A component also takes <code>?dir=rtl</code> and{' '}
        <code>?theme=</code> with one of {themes.join(', ')}.
      </Lead>
      <h2>Components</h2>
      <ul className={styles.contents}>
        {components.map(({ name, count }) => (
          <li key={name}>
            <TextLink href={`/gallery/ui/${name}`}>{name}</TextLink> ({count})
          </li>
        ))}
      </ul>
      <h2>The document shell</h2>
      <ul className={styles.contents}>
        {frames.map((path) => (
          <li key={path}>
            <TextLink href={`/gallery/frame/${path}`}>/{path}</TextLink>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
