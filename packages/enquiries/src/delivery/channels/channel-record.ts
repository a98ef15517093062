import { type Rows, type SettingGroup, settingGroup } from '@sundowner/settings/row';
import type { Clock } from '../../clock.ts';
import type { FormConfig } from '../../forms/form.ts';
import type { Store } from '../../store/database/port.ts';
import type { CurrentContent } from '../enquiry-content.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { ChannelLimits, Sender } from './channel.ts';
import type { MailboxRouting } from './mails/mailbox-routing.ts';

/** What concierges and operators read of a channel. */
export interface ChannelWords {
  /** "Email to the visitor". */
  readonly noun: string;
  /** What a delivery that was made is called: "Emailed to the visitor". */
  readonly done: string;
  /** The offer to send a delivered one once more; `null` where the destination holds what it was given. */
  readonly again: string | null;
  /** Where an erased enquiry still lies, and what to do there. */
  readonly downstream: string;
}

/** Which enquiries a channel is for, beside what its settings say. */
export interface ChannelPlan {
  /**
   * When a subscription to the letter goes by it: once its address is `confirmed`, or when it is `asked`, which is the reader's own
   * mail alone.
   */
  readonly subscription: 'asked' | 'confirmed';
  /** Whether it takes the synthetic enquiry, which is to stay in the house. */
  readonly synthetic: boolean;
  /** Whether an enquiry that was held goes by it once it is released: what a machine sent must not make us write to a stranger. */
  readonly released: boolean;
}

/** What becomes of a delivery after ends that say neither yes nor no, each of which may have been a copy that arrived. */
export interface UnclearRule {
  /** After so many of them it is not tried again by itself. */
  readonly most: number;
  /** `asks` a person whether it goes out once more, or `ends` it, known to have perhaps arrived. */
  readonly after: 'asks' | 'ends';
}

interface Description<Name extends string> {
  /** Jobs are stored under it, and commands and the internal API know it: it never changes. */
  readonly name: Name;
  readonly words: ChannelWords;
  readonly limits: ChannelLimits;
  /** `null` where a copy too many does no harm, or less than none. */
  readonly unclear: UnclearRule | null;
  readonly plan: ChannelPlan;
  /** Whether it ends in a traveller's own mailbox: what fails there is amber at the enquiry, and no fault of the pipeline. */
  readonly theirs?: true;
}

/** What a channel is given to deliver with. */
export interface ChannelDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** Content that steers the desk. */
  readonly desk: CurrentContent;
  /** What the page at a path on our own host is called; `null` where nobody knows, and of the home page. */
  readonly pageName: (path: string) => Promise<string | null>;
  /** The collection's name, as it signs its mails. */
  readonly brand: string;
  /** Where the studio shows one enquiry, with `{reference}` in it, or `null`. */
  readonly inboxAddress: string | null;
  readonly siteUrl: string;
  readonly contactUrl: string;
  readonly privacyUrl: string;
  readonly transport: MailTransport;
  readonly routing: MailboxRouting;
  /** Keys the hash that stands for a recipient in the quota of mails. */
  readonly quotaKey: Uint8Array;
}

/** A channel as this installation has set it up. */
export interface ConfiguredChannel extends Description<string> {
  /** @param form the enquiry's; `null` where this build has none for its kind */
  takes(form: FormConfig | null): boolean;
  /** @throws Error, one sentence naming the setting, when it cannot be built */
  open(deps: ChannelDeps): Promise<Sender>;
}

interface Definition<Name extends string, Of extends Rows<unknown>, Settings> extends Description<Name> {
  /** Gives `null` where the channel is not set up. */
  readonly settings: SettingGroup<Of, Settings | null>;
  /** Whether it takes an accepted enquiry, or a subscription, of this form. */
  readonly takes: (form: FormConfig | null, settings: Settings) => boolean;
  /** Imports what it sends with only when it opens: commands that read settings need none of that. */
  readonly open: (settings: Settings, deps: ChannelDeps) => Promise<Sender>;
}

/** Everything there is to know of a channel. Its folder exports one, and `channels.ts` lists it. */
export interface ChannelRecord<Name extends string = string> extends Description<Name> {
  /** Its own settings, which set it up, or give `null`. */
  readonly settings: SettingGroup<Rows<unknown>, ConfiguredChannel | null>;
}

/** A record, and `with`, which sets the channel up by settings that were read. */
export function channelRecord<Name extends string, Of extends Rows<unknown>, Settings>(
  definition: Definition<Name, Of, Settings>,
): ChannelRecord<Name> & { with(settings: Settings): ConfiguredChannel } {
  const { name, words, limits, unclear, plan, theirs, settings } = definition;
  const whose = theirs ? { theirs } : {};
  const setUp = (own: Settings): ConfiguredChannel => ({
    name,
    words,
    limits,
    unclear,
    plan,
    ...whose,
    takes: (form) => definition.takes(form, own),
    open: (deps) => definition.open(own, deps),
  });
  return {
    name,
    words,
    limits,
    unclear,
    plan,
    ...whose,
    settings: settingGroup(settings.rows, (values, check) => {
      const own = settings.read(values, check);
      return own === null ? null : setUp(own);
    }),
    with: setUp,
  };
}
