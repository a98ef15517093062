import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type DeskView, deskViews } from '@sundowner/desk-wire';
import { type ChannelName, channelNames } from '@sundowner/enquiries/delivery/channels/channels';
import { readReference } from '@sundowner/enquiries/store/reference';
import { deskUsage } from './desk-usage.ts';
import { UsageError } from './usage-error.ts';

export const usage = `npm run enquiries -- <what> [options]

  list [--view open|held|failed|all] [--search words] [--limit 25] [--cursor C]
  show REFERENCE                      one enquiry with its deliveries and acts
  resend REFERENCE --channel C        makes one delivery again
  resend --state dead|waiting [--channel C]   makes all of them again
  send-again REFERENCE --channel C    sends a mail that was delivered once more
  release REFERENCE                   lets a held enquiry go to the concierge
  discard REFERENCE                   puts a held enquiry, or failed deliveries, away
  erase REFERENCE --yes               erases its personal data when an hour has passed: the operator's own act, which
                                      asks no second person; the desk shows it, with whose it was and its receipt
                                      (with a second person: ask-erasure, confirm-erasure)
  undo-erase REFERENCE                takes that back within the hour

${deskUsage}
  --personal  shows what visitors wrote (names and fields are left out without it)
  --json      one JSON document instead of text
  --by NAME   who acts, for the record (your login name by default)

  Channels: ${channelNames.join(', ')}.
  Exit codes: 0 done, 1 failed, 2 not understood, 3 no such enquiry, 4 not possible in its state.
`;

const acts = ['list', 'show', 'resend', 'send-again', 'release', 'discard', 'erase', 'undo-erase'] as const;
export type Act = (typeof acts)[number];

export interface DeskArguments {
  readonly act: Act;
  /** In its own form; `null` where the call names none. */
  readonly reference: string | null;
  readonly view: DeskView;
  readonly search: string;
  readonly limit: number;
  readonly cursor: string | null;
  readonly channel: ChannelName | null;
  readonly state: 'dead' | 'waiting' | null;
  readonly by: string;
  readonly personal: boolean;
  readonly json: boolean;
  readonly confirmed: boolean;
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | null {
  if (value === undefined) return null;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new UsageError(`${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        view: { type: 'string' },
        search: { type: 'string', default: '' },
        limit: { type: 'string', default: '25' },
        cursor: { type: 'string' },
        channel: { type: 'string' },
        state: { type: 'string' },
        by: { type: 'string' },
        personal: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError */
export function readDeskArguments(argv: readonly string[]): DeskArguments {
  const { values, positionals } = parse(argv);
  const [what, given, ...rest] = positionals;
  const act = oneOf('The first word', what ?? '', acts);
  if (!act) throw new UsageError('Say what to do.');
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" is one word too many.`);
  const reference = given === undefined ? null : readReference(given);
  if (given !== undefined && !reference)
    throw new UsageError(`"${given}" is no reference, like MC-7KQ2-94HD.`);
  const channel = oneOf('--channel', values.channel, channelNames);
  const state = oneOf('--state', values.state, ['dead', 'waiting'] as const);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new UsageError('--limit must be 1 to 100.');
  if (act === 'list' ? reference : act !== 'resend' && !reference) {
    throw new UsageError(act === 'list' ? 'list takes no reference.' : `${act} needs a reference.`);
  }
  if (act === 'resend' && (reference ? !channel : !state)) {
    throw new UsageError(reference ? 'resend needs --channel.' : 'resend needs a reference, or --state.');
  }
  if (act === 'erase' && !values.yes) {
    throw new UsageError('Erasing cannot be undone after an hour; add --yes to confirm.');
  }
  return {
    act,
    reference,
    view: oneOf('--view', values.view, deskViews) ?? 'all',
    search: values.search,
    limit,
    cursor: values.cursor ?? null,
    channel,
    state,
    by: values.by ?? `${userInfo().username} (command line)`,
    personal: values.personal,
    json: values.json,
    confirmed: values.yes,
  };
}
