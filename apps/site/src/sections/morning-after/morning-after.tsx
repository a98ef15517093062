import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { questionItems } from '../questions/questions.tsx';
import styles from './morning-after.module.css';

type Told = Pick<Treehouse, 'included' | 'whatToBring' | 'facts' | 'questions' | 'name'>;

/** By daylight: what is in the basket and what to pack, how the place is made, what guests ask. */
export function MorningAfter({ treehouse }: { readonly treehouse: Told }) {
  const { included, whatToBring, facts, questions, name } = treehouse;
  const lists = [
    { heading: 'What is included', items: included },
    { heading: 'What to bring', items: whatToBring },
    { heading: 'How it is made', items: facts.map(({ label, value }) => `${label}: ${value}`), facts },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0 && questions.length === 0) return null;
  return (
    <Band aria-label={`By daylight: ${name}`}>
      {lists.length > 0 && (
        <div className={styles.lists}>
          {lists.map(({ heading, items, facts: pairs }) => (
            <Fold
              key={heading}
              heading={<h2 className={styles.heading}>{heading}</h2>}
              summary={`${items.length} ${items.length === 1 ? 'line' : 'lines'}`}
            >
              {pairs ? (
                <dl className={styles.items}>
                  {pairs.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <ul className={styles.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </Fold>
          ))}
        </div>
      )}
      {questions.length > 0 && (
        <div className={styles.questions}>
          <h2>Before you climb up</h2>
          <Accordion items={questionItems(questions)} />
        </div>
      )}
    </Band>
  );
}
