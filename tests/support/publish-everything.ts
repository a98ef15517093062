/**
 * `node tests/support/publish-everything.ts`, in the environment of a studio that holds the demonstration: publishes every
 * published entry again as it stands, in the name of an editor and by the studio's own rules, and prints which were refused.
 */
import { type CollectionSlug, createLocalReq, type TypedUser } from 'payload';
import { command, say } from '../../apps/studio/src/commands/command.ts';
import { openPayload } from '../../apps/studio/src/commands/open-payload.ts';
import { contentSlugs } from '../../apps/studio/src/links/index-entries.ts';

/** What came of it. */
export interface Republished {
  readonly published: number;
  readonly refused: readonly { readonly entry: string; readonly why: string }[];
}

function whyOf(error: unknown): string {
  const { data, message } = error as { data?: { errors?: { message: string }[] }; message: string };
  return data?.errors?.map((one) => one.message).join(' ') || message;
}

await command(async () => {
  const payload = await openPayload();
  payload.logger.level = 'silent';
  const editor = await payload.create({
    collection: 'users',
    data: {
      email: 'editor@example.com',
      name: 'Editor',
      role: 'editor',
      password: 'acacia under a wide sky',
    },
    context: { invited: true },
  });
  const user = { ...(editor as TypedUser), collection: 'users' as const };
  const refused: { entry: string; why: string }[] = [];
  let published = 0;
  for (const collection of contentSlugs(payload)) {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      depth: 0,
      limit: 0,
      pagination: false,
    });
    for (const entry of docs as unknown as { id: number }[]) {
      const req = await createLocalReq({ user }, payload);
      const data = { ...entry, _status: 'published' } as never;
      try {
        await payload.update({
          collection: collection as CollectionSlug,
          id: entry.id,
          data,
          depth: 0,
          overrideAccess: false,
          user,
          req,
        });
        published += 1;
      } catch (error) {
        refused.push({ entry: `${collection}:${entry.id}`, why: whyOf(error) });
      }
    }
  }
  say(JSON.stringify({ published, refused } satisfies Republished));
});
