import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type DeskDocument, type DeskTemplate, templatesFor } from '@sundowner/desk-wire/templates';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCall } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import { type DeviceDraft, freshAnswer, signatureOf } from './begun-answer.ts';
import { nextEmptyField, templated, templateValues } from './templated.ts';
import type { DraftState } from './use-draft.ts';
import { likelyLanguage } from './written-language.ts';

/** Which template an answer began with, and what choosing another does: the words, and the caret in the first gap. */
export function useTemplateChoice(
  enquiry: EnquiryDetail,
  draft: DeviceDraft,
  field: RefObject<HTMLTextAreaElement | null>,
  change: DraftState['change'],
) {
  const { writer, collection, properties } = useSession();
  const likely = likelyLanguage(enquiry);
  const templates = templatesFor(useTemplates(), { kind: enquiry.kind, language: likely.language });
  const [chosen, setChosen] = useState('');
  /** What stood there before anybody wrote, or since a template was chosen. */
  const before = useRef(freshAnswer(enquiry, writer, draft.key, new Date()));
  const [filled, setFilled] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after a template's words stand in the field, not while they are written on
  useEffect(() => {
    if (filled === 0) return;
    const gap = nextEmptyField(field.current?.value ?? '', 0);
    field.current?.focus();
    if (gap) field.current?.setSelectionRange(gap.from, gap.to);
  }, [filled]);

  return {
    templates,
    likely,
    chosen,
    choose(template: DeskTemplate | null) {
      const known = { collection, properties };
      const untouched = draft.text === before.current.text;
      setChosen(template?.id ?? '');
      if (!template && !untouched) return;
      const words = template
        ? templated(draft, template, templateValues(enquiry, { ...known, concierge: writer.name }), {
            untouched,
            caret: field.current?.selectionStart ?? draft.text.length,
            signature: signatureOf(writer),
          })
        : freshAnswer(enquiry, writer, draft.key, new Date());
      const { subject, text } = words;
      if (untouched) before.current = { ...before.current, subject, text };
      change({ subject, text });
      setFilled((count) => count + 1);
    },
  };
}

// Read when somebody begins to write; none until they have come, and none where they cannot be had.

/** The studio's published templates. */
const useTemplates = (): readonly DeskTemplate[] =>
  useCall(deskCalls.readTemplates, {}).value?.templates ?? [];

/** What the website has to send. */
export const useDocuments = (): readonly DeskDocument[] =>
  useCall(deskCalls.readDocuments, {}).value?.documents ?? [];
