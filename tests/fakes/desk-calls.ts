import { randomBytes } from 'node:crypto';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type ListAnswer, type ListRequest, listRequestShape } from '@sundowner/desk-wire/list';
import type { ConfiguredChannel } from '@sundowner/enquiries/delivery/channels/channel-record';
import type { ChannelName } from '@sundowner/enquiries/delivery/channels/channels';
import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { ResendFilter } from '@sundowner/enquiries/desk/deliveries';
import { createDesk, type Desk } from '@sundowner/enquiries/desk/desk';
import { defaultLimits } from '@sundowner/enquiries/limits';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { createVault } from '@sundowner/enquiries/store/vault';
import { type Asker, commandLine, isRefused, type Refused } from '@sundowner/enquiries/work/access';
import { createDeskChanges } from '@sundowner/enquiries/work/changes';
import { signDeskClaim } from '@sundowner/keyring';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { configuredChannels } from './configured-channels.ts';

/** The desk as one operator asks it; under a name of their own, which histories show. */
export function deskCalls(desk: Desk, name = 'Thandeka') {
  const asker: Asker = { ...commandLine, name };
  return {
    list: (request: Partial<ListRequest> = {}) =>
      desk.list(asker, listRequestShape.parse({ list: 'all', ...request })),
    show: (reference: string) => desk.work.show(asker, reference),
    release: (reference: string) => desk.work.act(asker, reference, { act: 'release' }),
    discard: (reference: string) => desk.work.act(asker, reference, { act: 'discard' }),
    dismiss: (reference: string) => desk.work.act(asker, reference, { act: 'dismiss' }),
    resend: (reference: string, channel: ChannelName) =>
      desk.deliveries.again(asker, reference, channel, 'resend'),
    sendAgain: (reference: string, channel: ChannelName) =>
      desk.deliveries.again(asker, reference, channel, 'send-again'),
    resendAll: async (filter: ResendFilter) => taken(await desk.deliveries.resendAll(asker, filter)).resent,
    file: (reference: string, field: string) => desk.files.ofForm(asker, reference, field),
  };
}

/** What the desk gave; a refusal fails the test. */
export function taken<T>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(`The desk refused: ${result.code}, ${result.detail}`);
  return result;
}

/** The desk on a store alone, at one moment, for an operator. */
export const deskOn = (
  store: Store,
  now: number,
  channels: readonly ConfiguredChannel[] = configuredChannels(),
) => deskCalls(openDesk(store, now, channels));

function openDesk(store: Store, now: number, channels: readonly ConfiguredChannel[]): Desk {
  return createDesk({
    store,
    vault: createVault([randomBytes(32)]),
    clock: { now: () => now },
    channels,
    limits: defaultLimits,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    changes: createDeskChanges(),
    mailbox: null,
    initials: 'MC',
    content: () => ({ ...noEnquiryContent, collection: demonstrationCollection() }),
    onWork() {},
  });
}

/** The desk of a running site over its internal API, as the command line asks. */
export function deskOver(internalUrl: string, token: string) {
  async function ask(path: string, body?: object): Promise<Response> {
    return fetch(`${internalUrl}/desk${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'desk-claim': signDeskClaim(commandLine, token),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }
  async function read<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await ask(path, body);
    if (!response.ok) throw new Error(`The desk answered ${response.status} to ${path}.`);
    return (await response.json()) as Answer;
  }
  return {
    ask,
    list: (request: Partial<ListRequest> = {}) => read<ListAnswer>('/list', { list: 'all', ...request }),
    show: (reference: string) => read<EnquiryDetail>(`/enquiries/${encodeURIComponent(reference)}`),
  };
}
