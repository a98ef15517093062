import { classNames } from '../ui/class-names.ts';
import type { Example } from '../ui/example.ts';
import { TextLink } from '../ui/link/link.tsx';
import { Wrap } from '../ui/wrap/wrap.tsx';
import styles from './gallery.module.css';

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
