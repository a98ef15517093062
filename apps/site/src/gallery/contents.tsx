import { currentCollection } from '../content/places/collection-scope.ts';
import { classNames } from '../ui/class-names.ts';
import type { Example } from '../ui/example.ts';
import { TextLink } from '../ui/link/link.tsx';
import { Lead } from '../ui/text/text.tsx';
import { Wrap } from '../ui/wrap/wrap.tsx';
import styles from './gallery.module.css';

interface ContentsProps {
  readonly components: readonly { readonly name: string; readonly count: number }[];
  readonly themes: readonly string[];
}

/** Paths of the document shell worth looking at: one for each context of the navigation, and one below the root of a property. */
function frames(): readonly string[] {
  const { properties, lodges } = currentCollection();
  const below = lodges.find(({ path }) => path.lastIndexOf('/') > 0);
  const paths = ['/', ...properties.map(({ root }) => root), ...(below ? [below.path] : []), '/residences'];
  return paths.map((path) => path.slice(1));
}

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
        {frames().map((path) => (
          <li key={path}>
            <TextLink href={`/gallery/frame/${path}`}>/{path}</TextLink>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}

interface ComponentPageProps {
  readonly name: string;
  readonly examples: readonly Example[];
  /** Names of the examples to show; empty for all. */
  readonly asked?: readonly string[];
}

/** The examples of one component, each under its name. The script brings those to life that are marked as live. */
export function ComponentPage({ name, examples, asked = [] }: ComponentPageProps) {
  // An example keeps its place among all: the script finds it by that.
  const shown = [...examples.entries()].filter(([, each]) => asked.length === 0 || asked.includes(each.name));
  return (
    <>
      <Wrap className={styles.head}>
        <p>
          <TextLink href="/gallery">Component gallery</TextLink>
        </p>
        <h1>{name}</h1>
      </Wrap>
      {shown.map(([place, example]) => (
        <section key={example.name} className={styles.example} aria-label={`Example: ${example.name}`}>
          <Wrap>
            <h2 className={styles.name}>{example.name}</h2>
          </Wrap>
          <Wrap
            className={classNames(
              styles.stage,
              example.onDeep && styles.deep,
              example.width && styles[example.width],
            )}
            data-example={place}
            data-component={name}
            data-live={example.live || undefined}
          >
            {example.element}
          </Wrap>
        </section>
      ))}
    </>
  );
}

/** The examples of every component of the design system, and of forms and panels, by the name of its folder, in alphabetical order. */
export const allExamples: ReadonlyMap<string, readonly Example[]> = new Map(
  Object.entries(
    import.meta.glob<readonly Example[]>(['../ui/*/*.examples.tsx', '../dialogs/**/*.examples.tsx'], {
      eager: true,
      import: 'examples',
    }),
  )
    .map(([path, examples]) => [path.split('/').at(-2) ?? path, examples] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);
