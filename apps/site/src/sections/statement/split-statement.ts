/** A statement in three parts, of which the middle one is set in italics. */
export interface SplitStatement {
  readonly before: string;
  readonly accent: string;
  readonly after: string;
}

/** Italics longer than this would be no accent any more. */
const longest = 70;

/**
 * Finds the accent of a statement, which is what its second sentence begins with, up to a comma; of a single sentence what follows its
 * last comma. A statement without either stands as it is.
 */
export function splitStatement(statement: string): SplitStatement {
  const plain = { before: statement, accent: '', after: '' };
  const sentence = /^(.*?[.?!])\s+(\S.*)$/s.exec(statement);
  const cut = sentence
    ? { before: sentence[1] ?? '', rest: sentence[2] ?? '' }
    : { before: /^.*,/s.exec(statement)?.[0] ?? '', rest: statement.replace(/^.*,\s*/s, '') };
  if (cut.before === '') return plain;
  const [, accent = '', after = ''] = /^([^,;:.?!]*[,;:.?!]?)\s*(.*)$/s.exec(cut.rest) ?? [];
  return accent.length > longest ? plain : { before: cut.before, accent, after };
}
