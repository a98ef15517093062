import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type EntryContext, emptyContext } from '../completeness/entry-context.ts';
import type { FormField } from '../completeness/form-fields.ts';
import type { ListSuggestion } from '../completeness/list-suggestions.ts';
import { type MissingContent, missingContent } from '../completeness/missing-content.ts';
import type { Completeness } from './completeness.ts';
import { type Asked, createAsking, readAnswer } from './newest-answer.ts';

/** How long after the last keystroke the list is worked out anew, in milliseconds. */
const restMs = 400;

/** Nothing belongs to what has not been saved. */
export const unsaved: EntryContext = emptyContext(new Date().getFullYear());

/**
 * What an entry lacks as its form stands now, saved or not.
 *
 * @returns `null` before it is known
 */
export function useMissingContent(context: EntryContext | null): readonly MissingContent[] | null {
  const { collectionSlug = '' } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [fields] = useAllFormFields();
  const [missing, setMissing] = useState<readonly MissingContent[] | null>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a collection stay the same
  useEffect(() => {
    if (context === null) return;
    const work = () => {
      const form = (getEntityConfig({ collectionSlug })?.fields ?? []) as readonly FormField[];
      const entry = reduceFieldsToValues(fields, true) as Readonly<Record<string, unknown>>;
      setMissing(missingContent(collectionSlug, form, entry, context));
    };
    const timer = window.setTimeout(work, isFirst.current ? 0 : restMs);
    isFirst.current = false;
    return () => window.clearTimeout(timer);
  }, [fields, context, collectionSlug]);
  return missing;
}

export interface CompletenessAsking {
  readonly asked: Asked<Completeness>;
  again(): void;
  /** Puts the entry into a list. @returns `null`, or why it was not done */
  add(place: Pick<ListSuggestion, 'from' | 'id' | 'field'>): Promise<string | null>;
  /** Begins an entry that belongs to this one, and goes to its form. @returns `null`, or why it was not done */
  begin(collection: string): Promise<string | null>;
}

type Answered = { readonly body: unknown } | { readonly fault: string };

async function send(address: string, body: object): Promise<Answered> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) return { fault: 'The studio does not answer just now. Try again.' };
  return response.ok ? { body: await response.json() } : { fault: await faultIn(response) };
}

async function faultIn(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as {
    errors?: readonly { readonly message?: string }[];
  } | null;
  return body?.errors?.[0]?.message ?? 'It could not be done just now. Try again.';
}

/**
 * @param address `/api/blog/12`; `null` for what has not been saved
 * @param changes whatever changes with what is saved or published of it
 * @param onAdded it was put into a list
 */
export function useCompleteness(
  address: string | null,
  changes: readonly unknown[],
  onAdded: () => void,
): CompletenessAsking {
  const [asked, setAsked] = useState<Asked<Completeness>>({ is: 'waiting' });
  const asking = useMemo(
    () => createAsking((signal) => readAnswer<Completeness>(`${address}/completeness`, signal), setAsked),
    [address],
  );
  useEffect(() => {
    if (address !== null) asking.ask();
    return () => asking.leave();
  }, [address, asking, ...changes]);
  return {
    asked,
    again: () => {
      setAsked({ is: 'waiting' });
      asking.ask();
    },
    add: async (place) => {
      const answered = await send(`${address}/added-to`, place);
      if ('fault' in answered) return answered.fault;
      asking.changed(answered.body as Completeness);
      onAdded();
      return null;
    },
    begin: async (collection) => {
      const answered = await send(`${address}/begun`, { collection });
      if ('fault' in answered) return answered.fault;
      window.location.assign((answered.body as { readonly href: string }).href);
      return null;
    },
  };
}
