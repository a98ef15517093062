import { useEffect, useRef } from 'react';
import { useSession } from './session-context.ts';

/** Begins the answer to an enquiry that was opened to be answered, once, as soon as it is shown. */
export function useAnswerNext(reference: string, begin: () => void): void {
  const { answering } = useSession().values;
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (answering.read() !== reference) return;
    answering.set(null);
    latest.current();
  }, [answering, reference]);
}
