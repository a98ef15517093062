import { questionInWords } from '../../sections/fit/fit-words.ts';
import { unreadOf } from '../../sections/fit/read-fit-question.ts';
import { classNames } from '../../ui/class-names.ts';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { FitAnswer } from './fit-answer.tsx';
import styles from './fit-form.module.css';
import { FitForm } from './fit-form.tsx';
import type { WhereItFitsPage } from './read-where-it-fits-page.ts';
import { ReadyMadeViews } from './ready-made-views.tsx';

/** One question against every room of the collection. Works without scripts; what is asked stands in the address. */
export function WhereItFitsView(props: WhereItFitsPage) {
  const { heading, lead, asked, choice, months, hasTreehouses, places, answer, views, pictures, asOf } =
    props;
  const form = { asked, months, choice, hasTreehouses };
  const unread = unreadOf(asked);
  return (
    <>
      <Wrap className={classNames(styles.top, answer && styles.answered)}>
        <h1 className={styles.heading}>{heading}</h1>
        {answer ? (
          <details className={styles.again} open={unread.length > 0}>
            <summary className={styles.summary}>
              <span>
                <small>You asked</small>
                <span data-fit-asked="">{questionInWords(answer.question, choice)}</span>
              </span>
              <b>Change</b>
            </summary>
            <FitForm {...form} submit="Show what fits" />
          </details>
        ) : (
          <>
            {lead && <Lead className={styles.lead}>{lead}</Lead>}
            <FitForm {...form} submit="See what fits" />
          </>
        )}
        <p className={styles.status} role="status" data-fit-status="" />
      </Wrap>
      <div data-fit-answer="">
        {answer && <FitAnswer {...{ answer, unread, choice, pictures, asOf }} />}
        {views && <ReadyMadeViews views={views} places={places} shown={choice} />}
      </div>
    </>
  );
}
