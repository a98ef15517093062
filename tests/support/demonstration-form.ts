import type { EnquiryKind } from '@sundowner/brand';
import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { formForReading } from '@sundowner/enquiries/forms/form-content';
import { choiceLists } from '../../demo/content/choice-lists.ts';
import { demonstrationCollection } from './demonstration-collection.ts';

const lists = Object.fromEntries(
  choiceLists.map(({ name, choices }) => [
    name,
    {
      choices: choices.map(({ value, label, group }) => ({ value, label, ...(group ? { group } : {}) })),
      retired: [],
    },
  ]),
);
const content = { kinds: {}, lists, collection: demonstrationCollection() };

/** The form of a kind with the choices the demonstration offers; `null` for a kind without one. */
export const demonstrationForm = (kind: EnquiryKind): FormConfig | null => formForReading(kind, content);
