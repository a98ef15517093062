import type { Sql, Store } from '@sundowner/enquiries/store/database/port';

/** Rows that are changed beside those of their enquiry. */
const beside = /\b(?:UPDATE|DELETE FROM) (deliveries|stray_mails|subscriptions|messages|participants)\b/;
const holdsEnquiry = /\bUPDATE enquiries\b|^SELECT d\.id FROM enquiries d WHERE d\.id = \?/;

export interface LockOrder {
  readonly store: Store;
  /** Transactions that held an enquiry after something of it, as the statements came: of two at once PostgreSQL would undo one. */
  wrong(): readonly string[];
}

/** A store that notes in which order its transactions take hold of an enquiry and what belongs to it. */
export function lockOrder(store: Store): LockOrder {
  const wrong: string[] = [];
  const watched = (sql: Sql): Sql => {
    let first: string | null = null;
    let held = false;
    const note = (text: string) => {
      if (holdsEnquiry.test(text)) {
        if (!held && first !== null) wrong.push(`${first} … ${text.replace(/\s+/g, ' ').slice(0, 60)}`);
        held = true;
      } else first ??= held ? null : (beside.exec(text)?.[0] ?? null);
    };
    return {
      rows(text, parameters) {
        note(text);
        return sql.rows(text, parameters);
      },
      run(text, parameters) {
        note(text);
        return sql.run(text, parameters);
      },
    };
  };
  return {
    store: { ...store, transaction: (work) => store.transaction((sql) => work(watched(sql))) },
    wrong: () => wrong,
  };
}
