/** A statement in three parts, of which the middle one is set in italics. */
export interface Turned {
  readonly before: string;
  readonly turn: string;
  readonly after: string;
}

/** A turn of phrase longer than this is no turn any more. */
const longest = 70;

/**
 * The one turn of phrase of a statement: what its second sentence begins with, up to a comma; of a single sentence what follows its
 * last comma. A statement without either stands as it is.
 */
export function turnOfPhrase(statement: string): Turned {
  const plain = { before: statement, turn: '', after: '' };
  const sentence = /^(.*?[.?!])\s+(\S.*)$/s.exec(statement);
  const cut = sentence
    ? { before: sentence[1] ?? '', rest: sentence[2] ?? '' }
    : { before: /^.*,/s.exec(statement)?.[0] ?? '', rest: statement.replace(/^.*,\s*/s, '') };
  if (cut.before === '') return plain;
  const [, turn = '', after = ''] = /^([^,;:.?!]*[,;:.?!]?)\s*(.*)$/s.exec(cut.rest) ?? [];
  return turn.length > longest ? plain : { before: cut.before, turn, after };
}
