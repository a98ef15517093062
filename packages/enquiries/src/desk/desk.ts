import type { AnswerAct, Answered, Draft, DraftAct, NoteAct } from '@sundowner/desk-wire/conversation';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { ListAnswer, ListRequest } from '@sundowner/desk-wire/list';
import type { NoticeChoices, People, Roster } from '@sundowner/desk-wire/people';
import type { PresenceSign, WorkAct } from '@sundowner/desk-wire/work';
import type { Asker } from '../work/asker.ts';
import type { Refused } from '../work/refused.ts';
import type { EnquiryOrRefusal } from './acted.ts';
import type { DeskBulk } from './bulk/bulk-actions.ts';
import type { DeskFigures } from './figures/desk-figures.ts';
import type { DeskFiles } from './files.ts';
import type { LiveDesk } from './live.ts';
import type { DeskViews } from './views.ts';

/** What is done to the work on one enquiry. */
export interface DeskWork {
  show(asker: Asker, reference: string): Promise<EnquiryDetail | null>;
  act(asker: Asker, reference: string, act: WorkAct): EnquiryOrRefusal;
  tag(
    asker: Asker,
    reference: string,
    tag: { readonly tag: string; readonly set: boolean },
  ): EnquiryOrRefusal;
  note(asker: Asker, reference: string, note: NoteAct): EnquiryOrRefusal;
  /** One's own; without words it goes. */
  changeNote(asker: Asker, reference: string, id: string, note: NoteAct): EnquiryOrRefusal;
  present(asker: Asker, reference: string, doing: PresenceSign): Promise<'done' | Refused>;
}

/** What is written to the traveller. */
export interface DeskAnswers {
  keepDraft(asker: Asker, reference: string, draft: DraftAct): Promise<Draft | Refused>;
  dropDraft(asker: Asker, reference: string): Promise<'done' | Refused>;
  send(asker: Asker, reference: string, answer: AnswerAct): Promise<Answered | Refused>;
  callBack(asker: Asker, reference: string, id: string): EnquiryOrRefusal;
  settle(
    asker: Asker,
    reference: string,
    id: string,
    as: 'second-mail' | 'note' | 'discarded',
  ): EnquiryOrRefusal;
}

/** Who works at the desk, and how it is set. */
export interface DeskStaff {
  people(asker: Asker): Promise<People>;
  /** The studio says it as an administrator. */
  roster(asker: Asker, roster: Roster): Promise<'done' | Refused>;
  away(asker: Asker, person: string, until: number | null): Promise<'done' | Refused>;
  notices(asker: Asker, notices: NoticeChoices): Promise<void>;
  seen(asker: Asker, ids: readonly string[]): Promise<void>;
  settings(): Promise<DeskSettings>;
  set(asker: Asker, settings: DeskSettings): Promise<DeskSettings | Refused>;
}

/** The desk of the concierges, room by room. */
export interface Desk {
  list(asker: Asker, request: ListRequest): Promise<ListAnswer>;
  readonly work: DeskWork;
  readonly answers: DeskAnswers;
  readonly files: DeskFiles;
  readonly staff: DeskStaff;
  readonly views: DeskViews;
  readonly bulk: DeskBulk;
  readonly figures: DeskFigures;
  readonly live: LiveDesk;
}
