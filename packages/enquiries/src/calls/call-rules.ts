import type { enquiryCalls } from '@sundowner/desk-wire/calls/enquiry-calls';
import type { listCalls } from '@sundowner/desk-wire/calls/list-calls';
import type { Desk } from '../desk/desk.ts';
import type { UnmatchedMailDesk } from '../mailbox/unmatched-mail-desk.ts';
import type { Privacy } from '../privacy/privacy.ts';
import { isRefused, notFound } from '../work/access.ts';
import { type CallRules, fileAnswer, fileNumber, storedFileAnswer } from './call-rule.ts';
import { privacyRules } from './privacy-rules.ts';

export interface CallRuleDeps {
  readonly desk: Desk;
  readonly privacy: Privacy;
  readonly mails: UnmatchedMailDesk;
}

/** What each call of the desk does. */
export const createCallRules = ({ desk, privacy, mails }: CallRuleDeps): CallRules => ({
  ...enquiryRules(desk),
  ...listRules(desk, mails),
  ...staffRules(desk),
  ...privacyRules(privacy),
});

const enquiryRules = ({ work, answers, deliveries, files }: Desk): CallRules<keyof typeof enquiryCalls> => ({
  readEnquiry: async ({ asker, params }) => (await work.show(asker, params.reference)) ?? notFound(),
  actOnWork: ({ asker, params, body }) => work.act(asker, params.reference, body),
  showPresence: ({ asker, params, body }) => work.present(asker, params.reference, body.doing),
  setTag: ({ asker, params, body }) => work.tag(asker, params.reference, body),
  addNote: ({ asker, params, body }) => work.note(asker, params.reference, body),
  changeNote: ({ asker, params, body }) => work.changeNote(asker, params.reference, params.note, body),
  saveDraft: ({ asker, params, body }) => answers.keepDraft(asker, params.reference, body),
  discardDraft: ({ asker, params }) => answers.dropDraft(asker, params.reference),
  uploadDraftFile: ({ asker, params, body }) => files.upload(asker, params.reference, body),
  removeDraftFile: ({ asker, params }) => files.remove(asker, params.reference, fileNumber(params.place)),
  sendAnswer: ({ asker, params, body }) => answers.send(asker, params.reference, body),
  callAnswerBack: ({ asker, params }) => answers.callBack(asker, params.reference, params.answer),
  settleAnswer: ({ asker, params, body }) => answers.settle(asker, params.reference, params.answer, body.as),
  takeMessageFile: async ({ asker, params: { reference, message, place } }) =>
    storedFileAnswer(await files.ofMessage(asker, reference, message, fileNumber(place))),
  showPicture: async ({ asker, params: { reference, message, place } }) =>
    storedFileAnswer(await files.pictureOf(asker, reference, message, fileNumber(place))),
  takeFormFile: async ({ asker, params }) =>
    storedFileAnswer(await files.ofForm(asker, params.reference, params.field)),
  resendDelivery: ({ asker, params }) => deliveries.again(asker, params.reference, params.channel, 'resend'),
  sendDeliveryAgain: ({ asker, params }) =>
    deliveries.again(asker, params.reference, params.channel, 'send-again'),
});

const listRules = (
  { list, views, bulk, figures }: Desk,
  mails: UnmatchedMailDesk,
): CallRules<keyof typeof listCalls> => ({
  readList: ({ asker, body }) => list(asker, body),
  readChoices: ({ asker }) => views.choices(asker),
  readViews: ({ asker }) => views.saved(asker),
  addView: ({ asker, body }) => views.add(asker, body),
  changeView: ({ asker, params, body }) => views.change(asker, params.view, body),
  removeView: ({ asker, params }) => views.remove(asker, params.view),
  moveView: ({ asker, params, body }) => views.place(asker, params.view, body.place),
  countBulk: ({ asker, body }) => bulk.count(asker, body.selection, body.verb),
  actInBulk: ({ asker, body }) => bulk.act(asker, body),
  readLastBulk: ({ asker }) => bulk.last(asker),
  undoBulk: ({ asker, params }) => bulk.undo(asker, params.bulk),
  async exportEnquiries({ asker, body }) {
    const lines = await bulk.export(asker, body.selection);
    return isRefused(lines) ? lines : fileAnswer('enquiries.csv', 'text/csv', lines);
  },
  async readFigures({ asker, query, asFile }) {
    if (!asFile) return figures.figures(asker, query);
    const { table, from, to } = query;
    return fileAnswer(`${table}-${from}-${to}.csv`, 'text/csv', await figures.csv(asker, query, table));
  },
  readUnmatchedMails: ({ asker }) => mails.list(asker),
  actOnUnmatchedMail: ({ asker, params, body }) =>
    body.act === 'attach'
      ? mails.attach(asker, params.mail, body.reference)
      : mails.putAway(asker, params.mail),
  takeUnmatchedMailFile: async ({ asker, params }) =>
    storedFileAnswer(await mails.file(asker, params.mail, fileNumber(params.place))),
});

type StaffCallName = Exclude<
  keyof CallRules,
  keyof typeof enquiryCalls | keyof typeof listCalls | keyof ReturnType<typeof privacyRules>
>;

const staffRules = ({ staff, live }: Desk): CallRules<StaffCallName> => ({
  waitForChanges: ({ asker, query, gone }) => live.next(asker, query.after ?? null, gone),
  readPeople: ({ asker }) => staff.people(asker),
  saveRoster: ({ asker, body }) => staff.roster(asker, body),
  setAway: ({ asker, params, body: { until } }) =>
    staff.away(asker, params.person, until === null ? null : Date.parse(until)),
  async saveNotificationChoices({ asker, body }) {
    await staff.notices(asker, body);
    return staff.people(asker);
  },
  markSeen: async ({ asker, body }) => {
    await staff.seen(asker, body.ids);
    return 'done';
  },
  readSettings: () => staff.settings(),
  saveSettings: ({ asker, body }) => staff.set(asker, body),
});
