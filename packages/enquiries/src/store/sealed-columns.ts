/** A table with something sealed in it, for a rotation of keys: what tells its rows apart, and what a row's seal is bound to. */
export interface SealedColumn {
  readonly table: string;
  /** Columns that name a row, in the order of its index. */
  readonly key: readonly string[];
  /** @param key the values of `key` */
  readonly ownerOf: (key: readonly (string | number)[]) => string;
  /** Rows one transaction may lock anew: files may be large, and go singly. */
  readonly atOnce: number;
}

const rows = 50;

/** Every table with personal data in it, under the name of what it holds. */
export const sealedColumns = {
  enquiries: { table: 'enquiries', key: ['id'], ownerOf: ([id]) => `${id}`, atOnce: rows },
  files: {
    table: 'attachments',
    key: ['enquiry_id', 'field'],
    ownerOf: ([id, field]) => `${id}/${field}`,
    atOnce: 1,
  },
  messages: { table: 'messages', key: ['id'], ownerOf: ([id]) => `message/${id}`, atOnce: rows },
  'files of messages': {
    table: 'message_files',
    key: ['message_id', 'place'],
    ownerOf: ([id, place]) => `message/${id}/${place}`,
    atOnce: 1,
  },
  drafts: {
    table: 'drafts',
    key: ['enquiry_id', 'person'],
    ownerOf: ([id, person]) => `draft/${id}/${person}`,
    atOnce: rows,
  },
  'files of drafts': {
    table: 'draft_files',
    key: ['enquiry_id', 'person', 'place'],
    ownerOf: ([id, person, place]) => `draft/${id}/${person}/${place}`,
    atOnce: 1,
  },
  notes: { table: 'notes', key: ['id'], ownerOf: ([id]) => `note/${id}`, atOnce: rows },
  participants: {
    table: 'participants',
    key: ['enquiry_id', 'person'],
    ownerOf: ([id, person]) => `participant/${id}/${person}`,
    atOnce: rows,
  },
  'rules for mails': { table: 'mail_rules', key: ['id'], ownerOf: ([id]) => `mail-rule/${id}`, atOnce: rows },
  'stray mails': { table: 'stray_mails', key: ['id'], ownerOf: ([id]) => `stray/${id}`, atOnce: rows },
  'files of stray mails': {
    table: 'stray_files',
    key: ['stray_id', 'place'],
    ownerOf: ([id, place]) => `stray/${id}/${place}`,
    atOnce: 1,
  },
  merges: { table: 'merges', key: ['id'], ownerOf: ([id]) => `merge/${id}`, atOnce: rows },
  holds: { table: 'legal_holds', key: ['id'], ownerOf: ([id]) => `hold/${id}`, atOnce: rows },
} as const satisfies Record<string, SealedColumn>;

export type SealedKind = keyof typeof sealedColumns;
