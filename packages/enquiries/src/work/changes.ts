/** What happens at the desk, for those who wait for it in this process, and through `onAnnounce` for other machines. */
export interface DeskChanges {
  /** Something was committed here. */
  announce(): void;
  /** Another machine announced something. Who waits looks; its words that machine takes down. */
  hear(): void;
  /** Calls `hear` at every change made here, until the function it gives is called. */
  listen(hear: () => void): () => void;
  /** Resolves at the next change, wherever it was made, or after `milliseconds`, or when `signal` aborts. */
  next(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** @param onAnnounce tells other machines */
export function createDeskChanges(onAnnounce: () => void = () => {}): DeskChanges {
  const waiting = new Set<() => void>();
  const listening = new Set<() => void>();
  return {
    announce() {
      for (const wake of [...waiting, ...listening]) wake();
      onAnnounce();
    },
    hear() {
      for (const wake of [...waiting]) wake();
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
