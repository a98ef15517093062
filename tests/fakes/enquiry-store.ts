import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Suspicion } from '@sundowner/desk-wire/suspicion';
import pino from 'pino';
import { type ChannelName, channelCalled } from '../../packages/enquiries/src/delivery/channels/channels.ts';
import { recordEnquiry } from '../../packages/enquiries/src/intake/enquiry-record.ts';
import { openStore } from '../../packages/enquiries/src/store/database/open.ts';
import type { Store } from '../../packages/enquiries/src/store/database/port.ts';

interface Added {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly travelAt?: number | null;
  readonly channels?: readonly ChannelName[];
  /** Holds it back. */
  readonly suspicion?: Suspicion | null;
  /** What a flood is recognised by, of a held enquiry; where it is absent each differs. */
  readonly network?: string | null;
  readonly wider?: string | null;
  readonly shape?: string | null;
}

export interface EnquiryStore {
  readonly store: Store;
  /** Puts an enquiry into the store as `MC-{id}`. */
  add(id: string, enquiry: Added): Promise<void>;
  /** Its state, or that of its delivery by a channel. */
  stateOf(id: string, channel?: ChannelName): Promise<string | undefined>;
  /** The first column of the first row. */
  one(statement: string, parameters?: readonly (string | number)[]): Promise<unknown>;
  close(): Promise<void>;
}

/** An enquiry store of a test's own: SQLite's, in a folder that goes with it. */
export async function openEnquiryStore(): Promise<EnquiryStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-enquiry-store-'));
  const store = await openStore({ dataDir }, pino({ level: 'silent' }));
  const one: EnquiryStore['one'] = async (statement, parameters = []) => {
    const [row] = await store.read.rows<Record<string, unknown>>(statement, parameters);
    return Object.values(row ?? {})[0];
  };
  return {
    store,
    one,
    async add(id, { receivedAt, travelAt = null, channels = [], suspicion = null, ...marks }) {
      const { network = id, wider = network, shape = id } = marks;
      const consent = { version: 'popi-1', text: 'I agree.', purposes: ['enquiry'] };
      const enquiry = {
        id,
        kind: 'telephone',
        receivedAt,
        formVersion: 'telephone-1',
        nonce: id,
        fingerprint: id,
        suspicion,
        marks: () => ({ network, wider, shape }),
        networkOfTicket: () => null,
        late: false,
        synthetic: false,
        page: '/',
        sealed: Buffer.from('sealed'),
        travelAt,
        consent,
        channels: channels.map(channelCalled),
        attachments: [],
      };
      await store.transaction((sql) => recordEnquiry(sql, enquiry, () => `MC-${id}`));
    },
    async stateOf(id, channel) {
      const state = channel
        ? one('SELECT state FROM deliveries WHERE enquiry_id = ? AND channel = ?', [id, channel])
        : one('SELECT state FROM enquiries WHERE id = ?', [id]);
      return (await state) as string | undefined;
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
