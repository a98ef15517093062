import type { Message } from '@sundowner/desk-wire/conversation';
import { noticeWords } from '../words/mailbox-words.ts';
import { Icon } from './controls.tsx';
import './mail-notices.css';

/** What a mail says of itself beyond its words. */
export function MailNotices({ notices }: Pick<Message, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <ul className="desk-notices" aria-label="About this mail">
      {notices.map(({ notice, count }) => (
        <li key={notice}>
          <Icon name="warning" /> {noticeWords(notice, count)}
        </li>
      ))}
    </ul>
  );
}
