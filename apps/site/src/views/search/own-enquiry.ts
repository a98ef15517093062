/** What somebody does to an enquiry of theirs, and what they call it: in any order, anywhere in a question. */
const acts = /\b(?:change|cancel|withdraw|see|find|track|status|follow|my|erase|delete)\b/i;
const things = /\b(?:enquiry|enquiries|inquiry|inquiries|request|reference)\b/i;

/** What somebody has left out: "I forgot to say my wife is vegan". */
const leftOut =
  /\b(?:forgot|forgotten)\b.*\b(?:say|tell|mention|add|write|ask)\b|\badd\b.*\b(?:enquiry|inquiry|request)\b/i;

/** Whether a question is about an enquiry that was sent, which no page of the collection answers: "change my enquiry". */
export const asksAboutOwnEnquiry = (query: string): boolean =>
  (acts.test(query) && things.test(query)) || leftOut.test(query);
