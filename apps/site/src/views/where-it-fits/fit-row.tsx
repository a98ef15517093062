import type { Picture as PictureFile } from '../../content/fields/picture.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { fitHref } from '../../links/fit-link.ts';
import { sharingInWords } from '../../sections/estimate/estimate-words.ts';
import { amountShown, type FitRow } from '../../sections/fit/fit.ts';
import { askedOfRow, formOfRow, nameHref, pageOfRate, stayHref } from '../../sections/fit/fit-links.ts';
import type { FitQuestion } from '../../sections/fit/fit-question.ts';
import { overInWords, unitOf, verdictOf, whereOf } from '../../sections/fit/fit-words.ts';
import type { Way } from '../../sections/fit/ways-on.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney, formatShown, type ShownIn } from '../../ui/money/format-money.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import full from './fit-rows.module.css';
import short from './short-rows.module.css';
import { Stroke, Tick } from './stroke.tsx';

interface RowProps {
  readonly row: FitRow;
  readonly question: FitQuestion;
  readonly shown: ShownIn;
  readonly picture?: PictureFile | undefined;
  /** Askings that it fits. */
  readonly ways: readonly Way[];
  /** Without a plate: one of those that are folded on phones. */
  readonly far?: boolean;
  /** The budget stands above the line here. */
  readonly first?: boolean;
}

/** One room, house or treehouse: what it costs, whether it fits, and if not, why and what would. */
export function Row({ row, question, shown, picture, ways, far = false, first = false }: RowProps) {
  const { rate, stay, fits, refusal } = row;
  const page = pageOfRate(rate);
  const name = rate.place;
  const whole = [rate.place, rate.lodge].filter(Boolean).join(', ');
  const enquire = dialogLink(formOfRow(row), page ?? '/', askedOfRow(row, question, shown));
  const ownStay = stayHref(row, question, shown);
  const named = nameHref(row, question, shown);
  const notes = notesOf(row, question);
  const styles = far ? short : full;
  return (
    <li
      className={classNames(styles.row, fits && full.fits, refusal && short.refused)}
      data-fit-row={rate.item}
    >
      {!far && (
        <div className={full.plate}>{picture && <Picture picture={picture} alt="" sizes="96px" />}</div>
      )}
      <div className={styles.name}>
        <h3>{named ? <a href={named}>{name}</a> : name}</h3>
        <p className={styles.where}>
          {whereOf(row)}
          {rate.guests && `, ${rate.guests.charAt(0).toLowerCase()}${rate.guests.slice(1)}`}
        </p>
      </div>
      {stay && question.budget !== null ? (
        <Stroke
          share={amountShown(stay.total, shown) / question.budget}
          seed={rate.item}
          className={styles.stroke}
          label={first ? formatMoney(question.budget, shown.currency) : undefined}
        />
      ) : (
        <div className={styles.noStroke} />
      )}
      <p className={styles.total} data-price="">
        {stay && (
          <>
            <b>{formatShown(stay.total, shown)}</b>{' '}
            <span className={far ? styles.hidden : undefined}>{unitOf(row, question)}</span>
          </>
        )}
      </p>
      <p className={styles.verdict}>
        {fits && <Tick />}
        <b>{verdictOf(row, question, shown)}</b>
      </p>
      {(notes.length > 0 || ways.length > 0) && (
        <div className={styles.why}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {ways.length > 0 && (
            <ul>
              {ways.map((way) => (
                <li key={way.words}>
                  <a href={fitHref(way.question, shown.currency, '#answer')}>{way.words}</a>{' '}
                  <span>{sumOfWay(way, shown)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className={styles.actions}>
        {fits && ownStay && (
          <ButtonLink tone="ghost" className={full.button} href={ownStay}>
            See this stay<span className={styles.hidden}> for {whole}</span>
          </ButtonLink>
        )}
        <a className={styles.plain} {...enquire}>
          {fits || far ? 'Enquire' : 'Enquire all the same'}
          <span className={styles.hidden}> about {whole}</span>
        </a>
      </p>
    </li>
  );
}

/** "$6,250, $1,750 under". */
export function sumOfWay({ row }: Way, shown: ShownIn): string {
  const total = row.stay ? formatShown(row.stay.total, shown) : '';
  return [total, row.over === null ? '' : overInWords(row.over, shown)].filter(Boolean).join(', ');
}

/** What one has to know of a sum: several rooms, a wish beside money, children's rules. */
function notesOf({ rate, stay, unmet, over, fits, soon }: FitRow, { ages }: FitQuestion): readonly string[] {
  if (!stay) return [];
  const { rooms, childrenAsAdults, childrenSharing } = stay.sum();
  return [
    soon ? 'These dates are too soon to book online: ask us.' : '',
    rooms > 1 ? `That is ${rooms} rooms.` : '',
    unmet && over !== null && over > 0 ? 'It is over your budget as well.' : '',
    childrenAsAdults ? 'Children are counted as adults here.' : '',
    childrenSharing > 0 ? sharingInWords(childrenSharing) : '',
    fits && ages.length > 0 ? rate.childPolicy : '',
  ].filter(Boolean);
}
