/** What the desk's own commands are called with, beside those of the deliveries. */
export const deskUsage = `  The desk, as the studio shows it:

  find [WORDS] [WHICH] [--sort waiting|newest|oldest|due|name] [--limit 50] [--cursor C]
  one REFERENCE                       one enquiry with its work and history
  assign REFERENCE PERSON|nobody      gives it
  close|reopen|wake|undiscard|dismiss REFERENCE
  snooze REFERENCE --until DATE       hides it from New and Mine until that day
  tag|untag REFERENCE TAG
  note REFERENCE --text TEXT
  call REFERENCE --outcome spoke|left-message|no-reply [--text TEXT]
  answer REFERENCE --subject TEXT --text TEXT [--close]
  bulk VERB [PERSON|TAG] REFERENCE…|WHICH [--until DATE] [--channel C] [--yes]
                                      counts; with --yes it does: release, discard, assign, tag, untag, snooze,
                                      close, reopen, resend
  undo [ID]                           takes the last act on many back, or that one
  export REFERENCE…|WHICH --personal  CSV of them
  choices, views                      what there is to narrow by; saved views
  figures --from DATE --to DATE [--kind K] [--property P] [--csv --table day|kind|property|country|source]
  people, settings [--set JSON], away PERSON DATE|back

  person ADDRESS --personal [--html]  everything held about an address
  erasures, ask-erasure REFERENCE|ADDRESS, confirm-erasure ID --yes, withdraw-erasure ID, receipt ID
  holds, hold REFERENCE|ADDRESS --reason TEXT, lift-hold ID
  retention [--month 2027-01]
  consents [--address A] [--purpose P] [--from DATE] [--to DATE] [--personal] [--csv]
  withdraw-consent REFERENCE --purpose P --way TEXT
  accesses [REFERENCE] [--person ID] [--cursor C]

  WHICH: --list new|mine|waiting|attention|held|done|all [--words TEXT] [--kind K]… [--property P]… [--country C]…
  [--tag T]… [--with PERSON|nobody] [--state S]… [--from DATE] [--to DATE]. TEXT and JSON may be @FILE.`;
