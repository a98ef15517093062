'use client';

import type { DeskTemplate } from '@sundowner/desk-wire/mails';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { templatesFor } from '@sundowner/desk-wire/templates';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDesk } from '../state/desk-context.ts';
import { freshAnswer, signatureOf } from './begun-answer.ts';
import type { DeviceDraft } from './device-draft.ts';
import { nextEmptyField } from './empty-fields.ts';
import { templateValues } from './template-values.ts';
import { templated } from './templated.ts';
import type { DraftHand } from './use-draft.ts';
import { useTemplates } from './use-offered.ts';
import { likelyLanguage } from './written-language.ts';

/** Which template an answer began with, and what choosing another does: the words, and the caret in the first gap. */
export function useTemplateChoice(
  one: OneEnquiry,
  draft: DeviceDraft,
  field: RefObject<HTMLTextAreaElement | null>,
  change: DraftHand['change'],
) {
  const { writer, collection } = useDesk();
  const likely = likelyLanguage(one);
  const templates = templatesFor(useTemplates(), { kind: one.kind, language: likely.language });
  const [chosen, setChosen] = useState('');
  /** What stood there before anybody wrote, or since a template was chosen. */
  const before = useRef(freshAnswer(one, writer, draft.key, new Date()));
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
      const untouched = draft.text === before.current.text;
      setChosen(template?.id ?? '');
      if (!template && !untouched) return;
      const words = template
        ? templated(draft, template, templateValues(one, { concierge: writer.name, collection }), {
            untouched,
            caret: field.current?.selectionStart ?? draft.text.length,
            signature: signatureOf(writer),
          })
        : freshAnswer(one, writer, draft.key, new Date());
      const { subject, text } = words;
      if (untouched) before.current = { ...before.current, subject, text };
      change({ subject, text });
      setFilled((count) => count + 1);
    },
  };
}
