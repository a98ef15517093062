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
