import { weekdayInWords } from '@sundowner/calendar/words';
import type { OwnLetter } from '@sundowner/enquiries/own-page/own-letter';
import type { OwnForm, OwnPageState } from '@sundowner/enquiries/own-page/own-page-state';
import { houseToday, installation } from '../../installation/installation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Coordinates } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { HeldPart } from './held-part.tsx';
import { LinkForm, UnsentWords } from './link-form.tsx';
import styles from './my-enquiry-view.module.css';
import { AddForm, CallForm, ChangeForm, UndoForm, WithdrawForm } from './own-forms.tsx';
import { Asked, Status, Written } from './own-letter-parts.tsx';
import {
  Faults,
  News,
  NotSent,
  newestOfTheirs,
  newsOfHeld,
  newsWords,
  stillTrue,
  TooLate,
} from './own-news.tsx';

interface Around {
  /** Name of the place, or of the collection. */
  readonly house: string;
  readonly plate: {
    readonly picture: PictureSource;
    readonly name: string;
    readonly coordinates: string | null;
  } | null;
  readonly number: string | null;
  readonly mail: string | null;
}

type MyEnquiryViewProps = Around & OwnPageState;

/** The page for a visitor without a link. */
export const withoutLetter: OwnPageState = {
  status: 200,
  letter: null,
  away: false,
  news: null,
  post: null,
  formKey: '',
};

/** The traveller's own page: a letter from the house, or the way to a new link (CNV-10). */
export function MyEnquiryView(props: MyEnquiryViewProps) {
  const { letter, away } = props;
  if (away) return <AwayView {...props} />;
  return letter ? <LetterView {...props} letter={letter} /> : <LinkView {...props} />;
}

function Head({
  house,
  plate,
  heading,
  dated,
}: Pick<Around, 'house' | 'plate'> & { heading: string; dated: boolean }) {
  return (
    <div className={styles.head}>
      <div>
        {dated && (
          <p className={styles.date}>
            {house}, {weekdayInWords(houseToday())}
          </p>
        )}
        <h1 className={styles.heading}>{heading}</h1>
      </div>
      {plate && (
        <figure className={styles.stamp}>
          <div className={styles.plate}>
            <Picture picture={plate.picture} sizes="138px" alt="" priority />
          </div>
          <figcaption className={styles.caption}>
            {plate.name}
            {plate.coordinates && <Coordinates>{plate.coordinates}</Coordinates>}
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function LetterView(props: MyEnquiryViewProps & { readonly letter: OwnLetter }) {
  const { letter, house, plate, number, mail, formKey } = props;
  const news = stillTrue(props.news, letter);
  const { status, may, to, reference } = letter;
  // A form of another enquiry is none of this one's.
  const post = news === 'other' ? null : props.post;
  const forms = { formKey, of: reference, post };
  const drawn: Partial<Record<OwnForm, boolean>> = {
    add: may.write,
    change: may.change && letter.stay !== null,
    call: may.call,
    withdraw: may.withdraw,
  };
  const ours = letter.messages.findLast(({ by }) => by === 'us');
  const files = status.isDone || status.offersCall ? 0 : (ours?.files.length ?? 0);
  const told = news && news !== 'other' && <News>{newsWords(news, to, newestOfTheirs(letter))}</News>;
  const isOfHeld = newsOfHeld.some((each) => each === news);
  return (
    <Wrap className={styles.letter}>
      <div className={styles.sheet}>
        {post?.awayAt && <NotSent post={post} reference={reference} mail={mail} />}
        {news === 'other' && props.post && <TooLate post={props.post} now={reference} />}
        <Faults post={post} />
        {!isOfHeld && told}
        <Head house={house} plate={plate} heading={letter.name} dated />
        <Status greeting={letter.greeting} status={status} files={files} number={number} />
        <Asked facts={letter.asked} concierge={letter.concierge} house={house} />
        <Written messages={letter.messages} house={house} />
        <p className={styles.note}>Every time here is by the clock in {installation().place}.</p>
        {status.isWithdrawn && <UndoForm of={reference} until={letter.undoUntil} />}
        {!(post && drawn[post.form]) && <UnsentWords post={props.post} />}
        {may.write && <AddForm {...forms} to={to} isDone={status.isDone} />}
        <section className={styles.acts} aria-label="Other things you can do">
          {may.change && letter.stay && <ChangeForm {...forms} stay={letter.stay} to={to} />}
          {may.call && <CallForm {...forms} numberEnds={letter.numberEnds} place={letter.callPlace} />}
          {may.withdraw && <WithdrawForm {...forms} to={to} />}
          <HeldPart letter={letter} post={post} news={isOfHeld ? told : null} />
        </section>
        {status.isWithdrawn && (
          <p className={styles.note}>
            What was written is kept, and not shown here, until you undo it or it is erased.
          </p>
        )}
      </div>
    </Wrap>
  );
}

/** Without a link that works: what the page is, and one field for an address. */
function LinkView({ news: told, post, house, plate, number, mail }: MyEnquiryViewProps) {
  const news = stillTrue(told, null);
  const isOld = news === 'old';
  const isClosed = news === 'closed' || news === 'other';
  return (
    <Wrap className={styles.letter}>
      <div className={classNames(styles.sheet, styles.one)}>
        {news && !isOld && !isClosed && <News>{newsWords(news, 'the concierges', null)}</News>}
        {post?.awayAt && <NotSent post={post} reference={null} mail={mail} />}
        {isClosed && post ? <TooLate post={post} now={null} /> : <Faults post={post} />}
        <Head
          house={house}
          plate={plate}
          heading={
            isOld ? 'This link opens nothing any more' : isClosed ? 'Your page is closed' : 'See your enquiry'
          }
          dated={false}
        />
        <section className={styles.say}>
          {isOld && (
            <p className={styles.sentence}>
              Links to an enquiry work for six months, or until you ask for a new one.
            </p>
          )}
          {isClosed && (
            <p className={styles.sentence}>
              It closes half an hour after its last use. The link in our mail opens it again.
            </p>
          )}
          <p className={styles.under}>
            {isClosed && 'Is the link at hand no more? '}Tell us the address you wrote from, and a new link
            comes by mail.
          </p>
        </section>
        <LinkForm post={post} />
        <UnsentWords post={post} />
        <p className={styles.note}>
          No mail, or another address now?
          {number && (
            <>
              {' '}
              Call <TelephoneLink number={number} />
              {mail ? ', or' : '.'}
            </>
          )}
          {mail && (
            <>
              {' '}
              write to <a href={`mailto:${mail}`}>{mail}</a>.
            </>
          )}{' '}
          Your reference helps, and is in every mail of ours.
        </p>
      </div>
    </Wrap>
  );
}

/** The store does not answer: what was typed stays, and the way round is said. */
function AwayView({ post, house, plate, number, mail, formKey }: MyEnquiryViewProps) {
  return (
    <Wrap className={styles.letter}>
      <div className={classNames(styles.sheet, styles.one)}>
        {post?.awayAt ? <NotSent post={post} reference={null} mail={mail} /> : <Faults post={post} />}
        <Head house={house} plate={plate} heading="Your enquiry cannot be opened just now" dated={false} />
        <section className={styles.say}>
          <p className={styles.under}>
            Our store does not answer. Nothing is lost: please <a href="/my-enquiry">try again</a> in a moment
            {number && (
              <>
                , or call <TelephoneLink number={number} />
              </>
            )}
            .
          </p>
        </section>
        {post?.form === 'add' && (
          <AddForm formKey={formKey} of={post.values.of ?? null} post={post} to="us" isDone={false} />
        )}
        {post?.form !== 'add' && <UnsentWords post={post} />}
      </div>
    </Wrap>
  );
}
