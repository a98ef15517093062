import { figureSheets } from '@sundowner/desk-wire/figures';
import { filterOptions } from '@sundowner/desk-wire/list';
import { channelNames } from '@sundowner/enquiries/delivery/channels/channels';

/** What narrows a list, each part as the wire has it. */
const narrowing = Object.values(filterOptions)
  .map(({ name, holds, example }) => {
    if (holds === 'flag') return `[--${name}]`;
    return holds === 'texts' ? `[--${name} ${example}]…` : `[--${name} ${example}]`;
  })
  .join(' ');

export const usage = `npm run enquiries -- <what> [options]

  list [WORDS] [WHICH] [--view open|held|failed|all] [--sort waiting|newest|oldest|due|name] [--limit 50] [--cursor C]
                                      WORDS also as --search; find is the same
  show REFERENCE                      one enquiry with its work, deliveries and history
  resend REFERENCE --channel C        makes one delivery again
  resend --state dead|waiting [--channel C]   makes all of them again
  send-again REFERENCE --channel C    sends a mail that was delivered once more
  release REFERENCE                   lets a held enquiry go to the concierge
  discard REFERENCE                   puts a held enquiry, or failed deliveries, away
  erase REFERENCE --yes               erases its personal data when an hour has passed: the operator's own act, which
                                      asks no second person; the desk shows it, with whose it was and its receipt
                                      (with a second person: ask-erasure, confirm-erasure)
  undo-erase REFERENCE                takes that back within the hour

  assign REFERENCE PERSON|nobody      gives it
  close|reopen|wake|undiscard|dismiss REFERENCE
  send-once-more|arrived REFERENCE ID             an answer that may have arrived
  snooze REFERENCE --until DATE       hides it from New and Mine until that day
  tag|untag REFERENCE TAG
  note REFERENCE --text TEXT          change-note REFERENCE ID --text TEXT (one's own; without words it goes)
  call REFERENCE --outcome spoke|left-message|no-reply [--text TEXT]
  answer REFERENCE --subject TEXT --text TEXT [--to ADDRESS] [--file PATH]… [--close]
  call-back REFERENCE ANSWER          takes an answer back before it has left
  settle REFERENCE ANSWER second-mail|note|discarded   what becomes of a stopped one
  take-file REFERENCE FIELD|MESSAGE PLACE --out PATH   a file of the form or of a mail; recorded as every look
  bulk VERB [PERSON|TAG] REFERENCE…|WHICH [--until DATE] [--channel C] [--yes]
                                      counts; with --yes it does: release, discard, assign, tag, untag, snooze,
                                      close, reopen, resend
  undo [ID]                           takes the last act on many back, or that one
  export REFERENCE…|WHICH --personal  CSV of them
  choices                             what there is to narrow by
  views, add-view NAME WHICH [--shared], change-view ID NAME WHICH [--shared], move-view ID PLACE, remove-view ID
  figures --from DATE --to DATE [--kind K] [--property P] [--csv --table ${figureSheets.join('|')}]
  people, settings [--set JSON], away PERSON DATE|back
  mails [--personal], attach-mail ID REFERENCE, put-away-mail ID, take-back-mail ID   mails of unknown senders

  person ADDRESS --personal [--html]  everything held about an address
  erasures, ask-erasure REFERENCE|ADDRESS, confirm-erasure ID --yes, withdraw-erasure ID, receipt ID
  holds, hold REFERENCE|ADDRESS --reason TEXT, lift-hold ID
  retention [--month 2027-01]
  consents [--address A] [--purpose P] [--from DATE] [--to DATE] [--personal] [--csv]
  withdraw-consent REFERENCE --purpose P --way TEXT
  accesses [REFERENCE] [--person ID] [--cursor C]

  WHICH: --list new|mine|waiting|attention|held|done|all [--words TEXT]
  ${narrowing}
  TEXT and JSON may be @FILE.
  --personal  shows what visitors wrote (names and fields are left out without it)
  --json      one JSON document instead of text
  --by NAME   who acts, for the record (your login name by default)

  Channels: ${channelNames.join(', ')}.
  Exit codes: 0 done, 1 failed, 2 not understood, 3 no such enquiry, 4 not possible in its state.
`;
