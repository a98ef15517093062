import { deskCalls } from '@sundowner/desk-wire/calls';
import { mostRecipients } from '@sundowner/desk-wire/mailboxes';
import { useEffect, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import type { KnownAddress } from './recipients.ts';

/** What the desk knows of addresses this enquiry does not: asked as soon as they are named, so that it is said before Send. */
export function useKnownAddresses(addresses: readonly string[]): readonly KnownAddress[] {
  const [known, setKnown] = useState<readonly KnownAddress[]>([]);
  const asked = JSON.stringify(addresses.slice(0, mostRecipients));
  useEffect(() => {
    const body = { addresses: JSON.parse(asked) as string[] };
    if (body.addresses.length === 0) return setKnown([]);
    const gone = new AbortController();
    void callDesk(deskCalls.askAboutAddresses, { body, signal: gone.signal }).then((reply) => {
      // Without an answer the desk asks when it is sent.
      if (reply.ok && !gone.signal.aborted) setKnown(reply.value.known);
    });
    return () => gone.abort();
  }, [asked]);
  return known;
}
