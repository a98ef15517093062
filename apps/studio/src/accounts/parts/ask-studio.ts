/** A refusal in the studio's own words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/**
 * Posts to an address under `/api/users`.
 *
 * @returns what the studio answered
 * @throws Refusal with one sentence for the person who asked
 */
export async function askStudio<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) throw new Refusal('The studio could not be reached. Try it again.');
  const answer = (await response.json().catch(() => ({}))) as Answer & { errors?: { message: string }[] };
  if (response.ok) return answer;
  throw new Refusal(answer.errors?.[0]?.message ?? 'This could not be done. Try it again.');
}
