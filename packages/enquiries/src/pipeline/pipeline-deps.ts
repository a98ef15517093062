import type { Keyring } from '@sundowner/keyring';
import type { AlertTurns } from '@sundowner/serving/alert-turns';
import type { MachineAlert } from '@sundowner/serving/machines';
import type { AlertTransport } from '../alerts/alert.ts';
import type { Clock } from '../clock.ts';
import type { Channel, NoticeMailer, PersonMailer } from '../delivery/channels/channel.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { LookAtDisk } from '../delivery/outbox/fault-watch.ts';
import type { ReadPage } from '../desk/answer-files.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Mailbox } from '../mailbox/imap-mailbox.ts';
import type { MailParser } from '../mailbox/mail-parser.ts';
import type { Store } from '../store/database/port.ts';

/** What the pipeline of an installation is wired of. */
export interface PipelineDeps {
  readonly store: Store;
  readonly keyring: Keyring;
  /** The channels that are open, */
  readonly channels: readonly Channel[];
  /** and by which an enquiry's jobs are planned. */
  readonly configured: readonly ConfiguredChannel[];
  readonly noticeMailer: NoticeMailer;
  readonly personMailer: PersonMailer;
  /** Where the desk stands in the studio, without a slash at its end. */
  readonly deskAddress: string;
  /** The installation's data directory: alerts and the ledger's second copy are kept there. */
  readonly dataDir: string;
  readonly siteUrl: string;
  /** The brand's initials. */
  readonly initials: string;
  /** Where the synthetic enquiry's mails go. */
  readonly conciergeMail: string;
  readonly retentionMonths: number;
  readonly silenceHours: number | null;
  /** Removes the mails on disk that these jobs wrote (demonstration mode). @returns how many files went */
  readonly eraseMails: (deliveryIds: readonly string[]) => Promise<number>;
  /** Where a demonstration writes its mails; none are looked for when absent. */
  readonly mailFolder?: string;
  readonly log: Log;
  /** Channels for alerts beside the log and the alert file; none when absent. */
  readonly alertWays?: readonly AlertTransport[];
  /** How the disk is looked at; when absent it is asked for its space, and nothing is written. */
  readonly lookAtDisk?: LookAtDisk;
  /** Reads what an answer sends of our own pages; nothing when absent. */
  readonly readPage?: ReadPage;
  /** The mailbox travellers' mails are read from; none come in when absent. */
  readonly mailbox?: {
    readonly mailbox: Mailbox;
    /** What it is remembered and shown by. */
    readonly name: string;
    /** Address our own mails come from. */
    readonly sender: string;
    /** Other addresses of ours; none when absent. */
    readonly addresses?: readonly string[];
    /** Names our mails are from; none when absent. */
    readonly names?: readonly string[];
    /** Domains the sender had before; none when absent. */
    readonly formerHosts?: readonly string[];
    /** What our mail server calls itself; nobody has set it when absent. */
    readonly server?: string | null;
    /** Takes mails apart; one with the product's own bounds when absent. */
    readonly parser?: MailParser;
  } | null;
  /** Content that steers the desk; nothing is set when absent. */
  readonly desk?: CurrentContent;
  /** Has other machines that share the store look for changes of the desk, or for work; there are none when absent. */
  readonly notifyMachines?: (of: 'desk' | 'work') => void;
  /** The other machines that share the store; there are none when absent. */
  readonly machines?: {
    /** What people call this one. */
    readonly name: string;
    /** Who of them tells what all find. */
    readonly together: AlertTurns;
    /** What the others say is wrong. */
    readonly alertsOfOthers: () => readonly MachineAlert[];
  } | null;
  readonly clock?: Clock;
  readonly limits?: Partial<EnquiryLimits>;
}
