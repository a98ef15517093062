import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { readValue, writeValue } from '../runtime/key-values.ts';

const mark = 'demonstration-entries';

/** A run of fields written together, and the digest of what they were given. */
interface Part {
  readonly fields: readonly string[];
  readonly digest: string;
}

interface Seeded {
  readonly parts: readonly Part[];
  /** `updatedAt` of the entry as the seed left it. */
  readonly updatedAt: string;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * What a seed wrote, so that a second run passes over what stands as it was left. It is kept batch by batch: a run that is
 * killed does the batch it was at once more.
 */
export interface SeedLedger {
  /** Whether an entry, last changed at `updatedAt`, still has what a seed wrote into it. */
  stands(place: string, key: string | null, data: Data, updatedAt: string): boolean;
  /** @param before `updatedAt` of the entry before it was written, `null` for a new one */
  note(place: string, key: string | null, data: Data, before: string | null, updatedAt: string): void;
  save(): Promise<void>;
}

function partOf(key: string | null, data: Data): Part {
  const fields = Object.keys(data)
    .filter((name) => name !== key)
    .sort();
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);
  return { fields, digest };
}

export async function openLedger(payload: Payload): Promise<SeedLedger> {
  const kept = (await readValue(payload, mark)) as Readonly<Record<string, Seeded>> | null;
  const notes = new Map(Object.entries(kept ?? {}));
  let changed = false;
  return {
    stands: (place, key, data, updatedAt) => {
      const seeded = notes.get(place);
      const { digest } = partOf(key, data);
      return seeded?.updatedAt === updatedAt && seeded.parts.some((part) => part.digest === digest);
    },
    note: (place, key, data, before, updatedAt) => {
      const seeded = notes.get(place);
      const part = partOf(key, data);
      // What an editor changed since, and what is written anew, is no longer as it was seeded.
      const others =
        seeded?.updatedAt === before
          ? seeded.parts.filter(({ fields }) => !fields.some((name) => part.fields.includes(name)))
          : [];
      notes.set(place, { parts: [...others, part], updatedAt });
      changed = true;
    },
    save: async () => {
      if (changed) await writeValue(payload, mark, Object.fromEntries(notes));
      changed = false;
    },
  };
}
