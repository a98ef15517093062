import { classNames } from '../ui/class-names.ts';
import type { Example } from '../ui/example.ts';
import { TextLink } from '../ui/link/link.tsx';
import { Wrap } from '../ui/wrap/wrap.tsx';
import styles from './gallery.module.css';

interface ComponentPageProps {
  readonly name: string;
  readonly examples: readonly Example[];
}

/** All examples of one component, each under its name. The script brings those to life that are marked as live. */
export function ComponentPage({ name, examples }: ComponentPageProps) {
  return (
    <>
      <Wrap className={styles.head}>
        <p>
          <TextLink href="/gallery">Component gallery</TextLink>
        </p>
        <h1>{name}</h1>
      </Wrap>
      {examples.map((example, place) => (
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
