import { readReceipt } from './receipt.ts';
import { clockBeside, houseClock, replyBy, visitorsClock } from './reply-by.ts';

/** What a visitor keeps of an enquiry: a small text that says what, when and under which reference. */
function receiptText(receipt: {
  readonly collection: string;
  readonly reference: string;
  /** When it was sent, on the visitor's own clock, in words; `null` where that is not known. */
  readonly sentAt: string | null;
  /** "You hear from us by …", or `null` where no day is promised. */
  readonly by: string | null;
  readonly steps: readonly { readonly when: string; readonly what: string }[];
}): string {
  const { collection, reference, sentAt, by, steps } = receipt;
  const lines = [
    collection,
    '',
    `Your reference: ${reference}`,
    ...(sentAt ? [`Sent: ${sentAt}`] : []),
    ...(by ? ['', by] : []),
    ...(steps.length > 0 ? ['', 'What happens next'] : []),
    ...steps.map(({ when, what }) => `- ${when}: ${what}`),
    '',
  ];
  return lines.join('\n');
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Gives a text to keep, as a file. */
function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // The download reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Says by when an answer comes on the visitor's clock, and lets her save or print what the panel says. */
export function enhanceThanks(panel: HTMLElement): void {
  const { reference = '', collection = '', hours } = panel.dataset;
  const receipt = readReceipt(reference);
  const line = panel.querySelector<HTMLElement>('[data-reply-by]');
  const promised = Number(line?.dataset.replyBy) || null;
  const due = receipt && hours ? replyBy(receipt.workingDays, JSON.parse(hours), receipt.at) : promised;
  if (line && due !== null) {
    const moment = line.querySelector('time');
    if (moment) {
      moment.dateTime = new Date(due).toISOString();
      moment.textContent = houseClock(due);
    }
    const own = clockBeside(due, zone());
    const span = line.querySelector('[data-own-clock]');
    if (span) span.textContent = own ? `, ${own} where you are` : '';
    line.hidden = false;
  }

  const keep = panel.querySelector<HTMLElement>('[data-keep]');
  if (!keep) return;
  keep.hidden = false;
  keep.querySelector('[data-print]')?.addEventListener('click', () => print());
  keep.querySelector('[data-save]')?.addEventListener('click', () => {
    const steps = [...panel.querySelectorAll('ol > li')].map((step) => {
      const [when, what] = [...step.children].map(({ textContent }) => textContent ?? '');
      return { when: when ?? '', what: what ?? '' };
    });
    const said = line && !line.hidden ? (line.textContent ?? '').trim() : null;
    const sentAt = receipt && visitorsClock(receipt.at, zone());
    saveText(`${reference}.txt`, receiptText({ collection, reference, sentAt, by: said, steps }));
  });
}
