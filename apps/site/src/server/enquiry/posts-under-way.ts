/** The posts that may yet be stored, by what names the form they were sent from. */
export interface PostsUnderWay {
  /** @returns ends it; may be called more than once */
  begin(name: string): () => void;
  /** Resolves when every post of that name which is under way now has ended. A post must have ended its own before. */
  ended(name: string): Promise<void>;
}

export function postsUnderWay(): PostsUnderWay {
  const open = new Map<string, Set<Promise<void>>>();
  return {
    begin(name) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const own = open.get(name) ?? new Set();
      own.add(promise);
      open.set(name, own);
      return () => {
        own.delete(promise);
        if (own.size === 0 && open.get(name) === own) open.delete(name);
        resolve();
      };
    },
    async ended(name) {
      await Promise.all(open.get(name) ?? []);
    },
  };
}

/** How many uploads may be under way. */
interface UploadBounds {
  /** Of one address at once. */
  readonly perClient: number;
  /** Bytes that have come of all of them together. */
  readonly bytes: number;
}

export interface Upload {
  /** Notes bytes that came. @returns false where there is no room for them */
  hold(bytes: number): boolean;
  /** Gives back its place and its bytes; to be called once it is answered. */
  end(): void;
}

interface Uploads {
  /** @returns why none can begin: too many of this client, or no room for anybody's */
  begin(client: string): Upload | 'too-many' | 'no-room';
}

const uploadBounds: UploadBounds = { perClient: 4, bytes: 256 * 1024 * 1024 };

/**
 * Bounds the posts with files that are under way: each may take a quarter of an hour, and what came of it is held in memory. Bytes
 * count as they come, so that uploads which bring nothing keep nobody out.
 */
export function uploadsUnderWay({ perClient, bytes: most }: UploadBounds = uploadBounds): Uploads {
  const clients = new Map<string, number>();
  let held = 0;
  return {
    begin(client) {
      const before = clients.get(client) ?? 0;
      if (before >= perClient) return 'too-many';
      if (held >= most) return 'no-room';
      clients.set(client, before + 1);
      let own = 0;
      let ended = false;
      return {
        hold(bytes) {
          if (held + bytes > most) return false;
          own += bytes;
          held += bytes;
          return true;
        },
        end() {
          if (ended) return;
          ended = true;
          held -= own;
          const left = (clients.get(client) ?? 1) - 1;
          if (left > 0) clients.set(client, left);
          else clients.delete(client);
        },
      };
    },
  };
}
