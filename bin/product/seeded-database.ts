import pg from 'pg';

/** Asks one question that is answered by yes or no. @returns `null` where it cannot be asked */
async function ask(url: string, question: string): Promise<boolean | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: boolean }>(`SELECT ${question} AS answer`);
    return rows[0]?.answer === true;
  } catch {
    return null;
  } finally {
    // A server that is silent does not say good-bye.
    void client.end().catch(() => {});
  }
}

/**
 * Whether a database elsewhere holds the whole demonstration: its content, as the seed has marked it, and its enquiries. Asked in one question, since
 * each of the two commands that would look for themselves takes seconds of every start.
 *
 * @returns `false` as well where it cannot be asked: the commands say why
 */
export async function holdsDemonstration(url: string): Promise<boolean> {
  const whole = await ask(
    url,
    `EXISTS (SELECT 1 FROM studio.studio_marks WHERE key = 'demonstration-seeded' AND COALESCE(value ->> 'state', 'seeded') = 'seeded')
      AND EXISTS (SELECT 1 FROM enquiries.enquiries WHERE nonce LIKE 'demonstration-%')`,
  );
  return whole === true;
}

/**
 * Whether a picture in a database elsewhere lacks one of its sizes, of which each has a column for the name of its file. Asked in one
 * question as well: the command that makes them opens the whole studio to find that there is nothing to do.
 *
 * @returns `true` as well where it cannot be asked: the command says why
 */
export async function lacksPictureSizes(url: string): Promise<boolean> {
  const lacks = await ask(
    url,
    `EXISTS (SELECT 1 FROM studio.media AS picture, jsonb_each_text(to_jsonb(picture)) AS field
      WHERE picture.mime_type ILIKE '%image/%' AND picture.filename <> ''
        AND field.key LIKE 'sizes\\_%\\_filename' AND COALESCE(field.value, '') = '')`,
  );
  return lacks !== false;
}
