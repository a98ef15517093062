import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { answerActShape, settleShape } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { StoredFile } from '@sundowner/enquiries/delivery/channels/channel';
import { isRefused, notFound, type Refused } from '@sundowner/enquiries/work/access';
import {
  type DeskAct,
  performed,
  referenceOf,
  shaped,
  type TypedCommand,
  textOrFile,
  UsageError,
} from '../desk-act.ts';
import type { OpenDesk } from '../open-desk.ts';

const answerOf = (command: TypedCommand): string => command.need(1, 'the id of an answer');

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}

/** Keeps the files of an answer with its draft, as the composer does. */
async function attachmentsOf({ desk }: OpenDesk, command: TypedCommand, reference: string) {
  const files = (command.values.file ?? []).map((path) => ({
    name: basename(path),
    content: contentOf(path),
  }));
  const attachments = [];
  for (const file of files) {
    const kept = await desk.files.upload(command.asker, reference, {
      ...file,
      kind: 'application/octet-stream',
    });
    if (isRefused(kept)) return kept;
    attachments.push({ from: 'draft' as const, place: kept.place, name: file.name });
  }
  return attachments;
}

const answer: DeskAct = async (desk, command) => {
  const reference = referenceOf(command);
  const enquiry = await desk.desk.work.show(command.asker, reference);
  if (!enquiry) return performed(notFound());
  const act = shaped(answerActShape, {
    key: crypto.randomUUID(),
    subject: command.option('subject'),
    text: textOrFile(command.option('text')),
    to: command.values.to ?? null,
    version: enquiry.work.version,
    close: command.values.close,
  });
  const attachments = await attachmentsOf(desk, command, reference);
  if (isRefused(attachments)) return performed(attachments);
  const sent = await desk.desk.answers.send(command.asker, reference, { ...act, attachments });
  return performed(sent, ({ message, callBackUntil, version }) => ({ message, callBackUntil, version }));
};

/** What became of an answer, without its words. */
const afterwards = ({ reference, work, conversation }: EnquiryDetail) => ({
  reference,
  state: work.state,
  answers: conversation.messages
    .filter(({ way }) => way === 'answer')
    .map(({ id, state, at, settled }) => ({ id, state, at, settled })),
});

/** Puts a file beside those of the machine; one that is there stays. */
function written(file: StoredFile | Refused, out: string) {
  if (isRefused(file)) return performed(file);
  try {
    writeFileSync(out, file.content, { flag: 'wx', mode: 0o600 });
  } catch {
    throw new UsageError(`${out} cannot be written, or is there already.`);
  }
  return performed({ file: out, kind: file.contentType, bytes: file.content.byteLength });
}

/** Answers, what becomes of them, and files. */
export const answeringActs: Readonly<Record<string, DeskAct>> = {
  answer,
  'call-back': async ({ desk }, command) =>
    performed(
      await desk.answers.callBack(command.asker, referenceOf(command), answerOf(command)),
      afterwards,
    ),
  settle: async ({ desk }, command) => {
    const { as } = shaped(settleShape, { as: command.need(2, 'second-mail, note or discarded') });
    return performed(
      await desk.answers.settle(command.asker, referenceOf(command), answerOf(command), as),
      afterwards,
    );
  },
  'take-file': async ({ desk }, command) => {
    const field = command.need(1, 'a field of the form, or the id of a message');
    const [reference, place, out] = [referenceOf(command), command.given[2], command.option('out')];
    const file =
      place === undefined
        ? desk.files.ofForm(command.asker, reference, field)
        : desk.files.ofMessage(command.asker, reference, field, Number(place));
    return written(await file, out);
  },
};
