/** What happens at the desk, for those who wait for it in this process; others look at the store. */
export interface DeskChanges {
  announce(): void;
  /** Calls `hear` at every change, until the function it gives is called. */
  listen(hear: () => void): () => void;
  /** Resolves at the next change, or after `milliseconds`, or when `signal` aborts. */
  next(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export function createDeskChanges(): DeskChanges {
  const waiting = new Set<() => void>();
  const listening = new Set<() => void>();
  return {
    announce() {
      for (const wake of [...waiting, ...listening]) wake();
    },
    listen(hear) {
      listening.add(hear);
      return () => listening.delete(hear);
    },
    next: (milliseconds, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        signal?.addEventListener('abort', wake, { once: true });
        waiting.add(wake);
        if (signal?.aborted) wake();
      }),
  };
}
