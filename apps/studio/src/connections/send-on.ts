/** A statement of Drizzle's, which goes out when it is executed and not a moment later. */
export interface Statement {
  execute(): Promise<unknown>;
}

/**
 * Sends a statement of a transaction whose answer nobody needs. Its failure fails what is asked behind it and keeps the transaction from being
 * committed (`held-client.ts`).
 */
export function sendOn(statement: Statement): void {
  statement.execute().catch(() => {});
}
