import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import {
  type DeskDocument,
  type DeskTemplate,
  fillTemplate,
  templatesFor,
} from '@sundowner/desk-wire/templates';
import { type RefObject, useRef, useState } from 'react';
import { useCall } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import { type DeviceDraft, freshAnswer, signatureOf } from './begun-answer.ts';
import type { WritingHandle } from './editor/formatted-field.tsx';
import type { AnswerMode } from './recipients.ts';
import { bodyOf, snippetText } from './snippets.ts';
import { holdsTemplate, nextEmptyField, templated, templateValues } from './templated.ts';
import type { DraftState } from './use-draft.ts';
import { likelyLanguage } from './written-language.ts';

const modeOf = ({ forward }: DeviceDraft): AnswerMode => (forward ? 'forward' : 'answer');

/** Which template an answer began with, and what choosing another does: the words, and the caret in the first gap. */
export function useTemplateChoice(
  enquiry: EnquiryDetail,
  draft: DeviceDraft,
  writing: RefObject<WritingHandle | null>,
  change: DraftState['change'],
) {
  const { writer, collection, properties, say } = useSession();
  const likely = likelyLanguage(enquiry);
  const templates = templatesFor(useTemplates(), { kind: enquiry.kind, language: likely.language });
  const [chosen, setChosen] = useState('');
  const fresh = (mode: AnswerMode) => freshAnswer(enquiry, writer, { key: draft.key, now: new Date(), mode });
  /** What stood there before anybody wrote, or since a template was chosen. */
  const before = useRef(fresh(modeOf(draft)));
  const values = templateValues(enquiry, { collection, properties, concierge: writer.name });
  const untouched = draft.html === null && draft.text === before.current.text;

  const toFirstGap = (text: string) => {
    const gap = nextEmptyField(text, 0);
    if (gap) writing.current?.select(gap.from, gap.to);
    else writing.current?.focus();
  };
  const put = ({ subject, text }: Pick<DeviceDraft, 'subject' | 'text'>) => {
    change({ subject });
    writing.current?.write({ text, html: null });
    toFirstGap(text);
  };

  return {
    templates,
    likely,
    chosen,
    /** Whether nobody has written anything of their own yet. */
    untouched,
    /** What a snippet puts in. */
    textOf: (template: DeskTemplate) => snippetText(template, values),
    /** Begins again, to others: only while nobody has written anything. */
    restart(mode: AnswerMode) {
      const words = fresh(mode);
      before.current = words;
      setChosen('');
      change({ recipients: words.recipients, forward: words.forward });
      put(words);
    },
    choose(template: DeskTemplate | null) {
      setChosen(template?.id ?? '');
      if (!template) {
        if (!untouched) return;
        before.current = fresh(modeOf(draft));
        return put(before.current);
      }
      if (!untouched && holdsTemplate(draft.text, template)) {
        say('The words of this template stand there already.');
        return toFirstGap(draft.text);
      }
      if (draft.html !== null) {
        // Formatted words stay as they are; the template's go where the caret is.
        const { text } = fillTemplate({ subject: '', text: bodyOf(template) }, values);
        return writing.current?.insert(`\n\n${text}\n\n`, 0);
      }
      const caret = writing.current?.caret() ?? draft.text.length;
      const words = templated(draft, template, values, { untouched, caret, signature: signatureOf(writer) });
      if (untouched) before.current = { ...before.current, ...words };
      put(words);
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
