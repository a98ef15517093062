import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './compare-table.module.css';

interface ComparedThing {
  readonly name: string;
  readonly line?: string;
  readonly picture?: PictureSource | null;
  /** Drawn as raised paper: the one to look at first. */
  readonly raised?: boolean;
  /** What can be done about it, in the last row. */
  readonly action?: ReactNode;
}

export interface ComparedFact {
  readonly name: string;
  /** In smaller type under the name: "per person, a night". */
  readonly note?: string;
  /** One for each thing, in their order; an empty one says "None". */
  readonly values: readonly string[];
  /** Drawn in the place of the values, which still decide what differs. */
  readonly cells?: readonly ReactNode[];
}

interface CompareTableProps {
  /** What is compared, said to those who cannot see it: "Three rooms". */
  readonly caption: string;
  /** Two to four. */
  readonly things: readonly ComparedThing[];
  readonly facts: readonly ComparedFact[];
  /** Id of the box that hides what is the same; without one there is no such box. */
  readonly differId?: string;
  /** The pictures are what the page is judged by; the layout preloads the first with `compareSizes`. */
  readonly priority?: boolean;
}

/** `sizes` of a picture above its column. */
export const compareSizes = '(min-width: 833px) 28vw, 30vw';

const same = ({ values }: ComparedFact) => new Set(values).size === 1;

/** Things beside each other, fact by fact. "Show only what differs" needs no script. */
export function CompareTable(props: CompareTableProps) {
  const { caption, things, facts, differId, priority = false } = props;
  const raised = (place: number) => things[place]?.raised && styles.raised;
  return (
    <div className={styles.compare}>
      {differId && facts.some(same) && (
        <label className={classNames(fieldStyles.check, styles.differ)} htmlFor={differId}>
          <input className={fieldStyles.box} type="checkbox" id={differId} data-differ="" />
          <span>Show only what differs</span>
        </label>
      )}
      <table className={styles.table} data-things={things.length}>
        <caption className={styles.caption}>{caption}</caption>
        <colgroup>
          <col />
          <col span={things.length} />
        </colgroup>
        <thead>
          <tr>
            <td />
            {things.map(({ name, line, picture }, place) => (
              <th key={name} scope="col" className={classNames(raised(place))}>
                {picture && (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes={compareSizes}
                    priority={priority}
                    className={styles.plate}
                  />
                )}
                <span className={styles.name}>{name}</span>
                {line && <span className={styles.line}>{line}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={`${fact.name} ${fact.note ?? ''}`} data-same={same(fact) || undefined}>
              <th scope="row">
                {fact.name}
                {fact.note && <small className={styles.note}> {fact.note}</small>}
              </th>
              {things.map(({ name }, place) => (
                <td key={name} className={classNames(raised(place), !fact.values[place] && styles.none)}>
                  {fact.values[place] ? (fact.cells?.[place] ?? fact.values[place]) : 'None'}
                </td>
              ))}
            </tr>
          ))}
          {things.some(({ action }) => action) && (
            <tr className={styles.actions}>
              <td />
              {things.map(({ name, action }, place) => (
                <td key={name} className={classNames(raised(place))}>
                  {action}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
