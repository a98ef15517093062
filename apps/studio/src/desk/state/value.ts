import { useSyncExternalStore } from 'react';

/** A value of the page that changes often: a component that reads it is drawn again when it changes, and no other. */
export interface Value<Kept> {
  read(): Kept;
  set(next: Kept): void;
  subscribe(hear: () => void): () => void;
}

export function createValue<Kept>(first: Kept): Value<Kept> {
  let kept = first;
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    set(next) {
      kept = next;
      for (const hear of listeners) hear();
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

export const useValue = <Kept>(value: Value<Kept>): Kept =>
  useSyncExternalStore(value.subscribe, value.read, value.read);
