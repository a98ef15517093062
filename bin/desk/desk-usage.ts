/** What the desk's own commands are called with, beside those of the deliveries. */
export const deskUsage = `  The desk, as the studio shows it:

  find [WORDS] [WHICH] [--sort waiting|newest|oldest|due|name] [--limit 50] [--cursor C]
  one REFERENCE                       one enquiry with its work and history
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
  figures --from DATE --to DATE [--kind K] [--property P] [--csv --table day|kind|property|country|source]
  people, settings [--set JSON], away PERSON DATE|back
  mails [--personal], attach-mail ID REFERENCE, put-away-mail ID   mails of unknown senders

  person ADDRESS --personal [--html]  everything held about an address
  erasures, ask-erasure REFERENCE|ADDRESS, confirm-erasure ID --yes, withdraw-erasure ID, receipt ID
  holds, hold REFERENCE|ADDRESS --reason TEXT, lift-hold ID
  retention [--month 2027-01]
  consents [--address A] [--purpose P] [--from DATE] [--to DATE] [--personal] [--csv]
  withdraw-consent REFERENCE --purpose P --way TEXT
  accesses [REFERENCE] [--person ID] [--cursor C]

  WHICH: --list new|mine|waiting|attention|held|done|all [--words TEXT] [--kind K]… [--property P]… [--country C]…
  [--tag T]… [--with PERSON|nobody] [--state S]… [--from DATE] [--to DATE]. TEXT and JSON may be @FILE.`;
