import type { enquiryCalls } from '@sundowner/desk-wire/calls/enquiry-calls';
import type { listCalls } from '@sundowner/desk-wire/calls/list-calls';
import type { UnmatchedMailAct, UnmatchedMails } from '@sundowner/desk-wire/mails';
import type { Desk } from '../desk/desk.ts';
import type { OriginalMails } from '../mailbox/original-mails.ts';
import type { UnmatchedMailDesk } from '../mailbox/unmatched-mail-desk.ts';
import type { Privacy } from '../privacy/privacy.ts';
import { type Asker, isRefused, notFound, type Refused } from '../work/access.ts';
import { type CallRules, fileAnswer, fileNumber, refusingLocked, storedFileAnswer } from './call-rule.ts';
import { privacyRules } from './privacy-rules.ts';

export interface CallRuleDeps {
  readonly desk: Desk;
  readonly privacy: Privacy;
  readonly mails: UnmatchedMailDesk;
  readonly originals: OriginalMails;
}

/** What each call of the desk does. */
export const createCallRules = ({ desk, privacy, mails, originals }: CallRuleDeps): CallRules =>
  refusingLocked({
    ...enquiryRules(desk, originals),
    ...listRules(desk, mails),
    ...staffRules(desk),
    ...privacyRules(privacy),
  });

const enquiryRules = (
  { work, answers, beginning, deliveries, files }: Desk,
  originals: OriginalMails,
): CallRules<keyof typeof enquiryCalls> => ({
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
  changePlanned: ({ asker, params, body }) =>
    answers.changePlanned(asker, params.reference, params.answer, body.sendAt),
  askAboutAddresses: ({ body }) => answers.knownOf(body.addresses),
  setParticipant: ({ asker, params, body }) => work.setParticipant(asker, params.reference, body),
  readOriginal: ({ asker, params }) => originals.read(asker, params.reference, params.message),
  takeOriginal: async ({ asker, params }) =>
    storedFileAnswer(await originals.take(asker, params.reference, params.message)),
  beginEnquiry: ({ asker, body }) => beginning.begin(asker, body),
  giveConsent: ({ asker, params, body }) => beginning.consent(asker, params.reference, body),
  findPersons: ({ asker, body }) => beginning.persons(asker, body.words),
  merge: ({ asker, params, body }) => beginning.merge(asker, params.reference, body),
  unmerge: ({ asker, params, body }) => beginning.unmerge(asker, params.reference, body.other),
  noteStay: ({ asker, params, body }) => beginning.stay(asker, params.reference, body),
  takeChange: ({ asker, params }) => answers.takeChange(asker, params.reference, params.message),
  takeMessageFile: async ({ asker, params: { reference, message, place } }) =>
    storedFileAnswer(await files.ofMessage(asker, reference, message, fileNumber(place))),
  showPicture: async ({ asker, params: { reference, message, place } }) =>
    storedFileAnswer(await files.pictureOf(asker, reference, message, fileNumber(place))),
  showDraftPicture: async ({ asker, params }) =>
    storedFileAnswer(await files.ofDraft(asker, params.reference, fileNumber(params.place))),
  takeFormFile: async ({ asker, params }) =>
    storedFileAnswer(await files.ofForm(asker, params.reference, params.field)),
  resendDelivery: ({ asker, params }) => deliveries.again(asker, params.reference, params.channel, 'resend'),
  sendDeliveryAgain: ({ asker, params }) =>
    deliveries.again(asker, params.reference, params.channel, 'send-again'),
});

const listRules = (
  { list, views, beginning, bulk, figures }: Desk,
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
  readArrivalRules: ({ asker }) => beginning.rules(asker),
  saveArrivalRules: ({ asker, body }) => beginning.setRules(asker, body),
  readUnmatchedMails: ({ asker, query }) => mails.list(asker, query.open),
  lookAtUnmatchedMail: ({ params }) => mails.look(params.mail),
  actOnUnmatchedMail: ({ asker, params, body }) => actOnMail(mails, asker, params.mail, body),
  readMailRules: () => mails.rules(),
  removeMailRule: ({ params }) => mails.removeRule(params.rule),
  takeUnmatchedMailFile: async ({ asker, params }) =>
    storedFileAnswer(await mails.file(asker, params.mail, fileNumber(params.place))),
});

function actOnMail(
  mails: UnmatchedMailDesk,
  asker: Asker,
  id: string,
  act: UnmatchedMailAct,
): Promise<UnmatchedMails | Refused> {
  switch (act.act) {
    case 'attach':
      return mails.attach(asker, id, act.reference);
    case 'put-away':
      return mails.putAway(asker, id);
    case 'not-for-us':
      return mails.notForUs(asker, id, act.rule);
    case 'take-back':
      return mails.takeBack(asker, id);
    case 'begin':
      return mails.begin(asker, id, act.confirm);
  }
}

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
