/**
 * What a form needs after its first letter: its rules, its way to the server, and the panels it ends on. One part, so that a form
 * that was judged can be sent, and one that was sent can say how it went, without a line.
 */

export { ClosedNotice } from './closed-notice.tsx';
export { judgeChanged, judgeField, judgeForm, judgeLeft } from './field-judges.ts';
export { showFirstError } from './first-error.ts';
export { KeptRequestApology } from './panels/apology-panel.tsx';
export { Thanked } from './panels/thanked.tsx';
export { sendForm } from './send-form.ts';
export { sendingNotice } from './sending-notice.ts';
export { takeSilent, watchSilent } from './silent-values.ts';
