import type { OwnLetter } from '@sundowner/enquiries/own-page/own-letter';
import {
  type OwnForm,
  type OwnNews,
  type OwnPost,
  unsentIn,
} from '@sundowner/enquiries/own-page/own-page-state';
import styles from './my-enquiry-view.module.css';

/** The news of an address, where it is true of what is shown: the address stays in a history, and the enquiry goes on. */
export function stillTrue(news: OwnNews | null, letter: OwnLetter | null): OwnNews | null {
  switch (news) {
    case 'added':
    case 'changed':
    case 'nothing':
    case 'call':
      return letter && news;
    case 'withdrawn':
      return letter?.status.isWithdrawn ? news : null;
    case 'undone':
      return letter && !letter.status.isWithdrawn ? news : null;
    case 'code':
      return letter && letter.codes.length > 0 ? news : null;
    case 'erase':
      return letter?.erasure ? news : null;
    case 'export':
      return letter?.exportUntil ? news : null;
    case 'link':
    case 'disowned':
    case 'old':
      return letter ? null : news;
    default:
      return news;
  }
}

/** What was done just now. @param when of their newest words */
export function newsWords(news: OwnNews, to: string, when: string | null): string {
  const has = to === 'the concierges' ? 'The concierges have' : `${to} has`;
  const at = when === null ? '' : ` at ${when.split(', ').at(-1) ?? when}`;
  switch (news) {
    case 'added':
      return `Sent${at}. ${has} it.`;
    case 'changed':
      return `The change is sent${at}. ${has} both readings.`;
    case 'nothing':
      return 'Nothing was different, so nothing was sent.';
    case 'call':
      return `Sent${at}. Somebody rings you.`;
    case 'withdrawn':
      return 'Your enquiry is withdrawn. One mail confirms it.';
    case 'undone':
      return 'It is put back as it was.';
    case 'code':
      return 'A code is on its way to your address.';
    case 'erase':
      return 'Erasing is asked for.';
    case 'export':
      return 'Your file is ready.';
    case 'link':
      return 'If an enquiry was made with this address, a link is on its way.';
    case 'wait':
      return 'Please wait an hour, or call.';
    case 'disowned':
      return 'Thank you for saying so. Every link to it has ended.';
    case 'closed':
    case 'other':
      return 'That cannot be done any more.';
    case 'old':
      return 'That link is over.';
  }
}

/** News of what is asked for under what is held: it is told there, where one goes on. */
export const newsOfHeld = ['code', 'wait', 'export', 'erase'] as const satisfies readonly OwnNews[];

/** Where a form leads back to: with scripts it has the focus, and is read out. */
export function News({ children }: { readonly children: string }) {
  return (
    <p id="news" className={styles.news} role="status" tabIndex={-1} data-own-focus>
      {children}
    </p>
  );
}

/** The time of the newest words of theirs that are on the page. */
export const newestOfTheirs = ({ messages }: OwnLetter): string | null =>
  messages.findLast(({ by }) => by === 'them')?.when ?? null;

/** Nothing was taken: when, what is kept, and the way round. */
export function NotSent({
  post,
  reference,
  mail,
}: {
  post: OwnPost;
  reference: string | null;
  mail: string | null;
}) {
  return (
    <div className={styles.band} role="alert" tabIndex={-1} data-own-focus>
      <b>Not sent.</b> Our store did not answer at {post.awayAt}.
      {post.form === 'add' && (
        <>
          {' '}
          Your words{post.files.length > 0 && ' and the names of your files'} are still below;{' '}
          <a href="#write">try again</a>.
        </>
      )}
      {post.form !== 'add' && unsentIn(post) && ' What you wrote is still below.'}
      {mail && (
        <>
          {' '}
          Or write to <a href={`mailto:${mail}`}>{mail}</a>
          {reference && (
            <>
              {' '}
              with <span className={styles.whole}>{reference}</span> in the subject
            </>
          )}
          .
        </>
      )}
    </div>
  );
}

/** What a form that was not taken would have done. */
const notDoneWords = (form: OwnForm): string => {
  if (form === 'withdraw') return 'Not withdrawn.';
  return form === 'add' || form === 'change' || form === 'call' ? 'Not sent.' : 'Not done.';
};

/** Everything that is wrong with a form: what was not done, why, and what mends it. */
export function Faults({ post }: { readonly post: OwnPost | null }) {
  if (!post || post.faults.length === 0) return null;
  return (
    <div className={styles.band} role="alert" tabIndex={-1} data-own-focus>
      <b>{notDoneWords(post.form).replace('.', ' yet.')}</b>
      {post.faults.map(({ message }) => ` ${message}${/[.?]$/.test(message) ? '' : '.'}`).join('')}
    </div>
  );
}

/** A form came when its page was no longer open here. @param now reference of the enquiry that is */
export function TooLate({ post, now }: { readonly post: OwnPost; readonly now: string | null }) {
  const { of = '' } = post.values;
  return (
    <div className={styles.band} role="alert" tabIndex={-1} data-own-focus>
      <b>{notDoneWords(post.form)}</b>{' '}
      {now === null
        ? 'Your page was closed before your words came.'
        : `Another enquiry has been opened in this browser since: this is ${now}. The link in our mail about ${of} opens that one again.`}
      {unsentIn(post) && (now === null ? ' They are below, to copy.' : ' Your words are below, to copy.')}
    </div>
  );
}
