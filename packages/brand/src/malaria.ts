/** What a place says of malaria in its note on health; `unsaid` where it says nothing, or nothing that is plain. */
export type Malaria = 'none' | 'occurs' | 'unsaid';

/** Whole sentences that deny it. A note that says more in the same breath may take the denial half back, and is not among them. */
const denials: readonly RegExp[] = [
  /^(?:there is )?no malaria(?: (?:here|at all|all year))?(?:, which settles the (?:first )?question[a-z ]*)?$/,
  /^malaria does not occur(?: here)?$/,
  /^(?:(?:this|it) is |we are )?(?:an? )?malaria[- ]free(?: (?:area|region|reserve|zone|place))?$/,
  /^(?:free of|without|outside the) malaria(?: area)?$/,
  /^malaria: (?:none|no)(?: here)?$/,
];

/** Sentences that begin by saying plainly that it is there. */
const occurs =
  /^(?:malaria (?:occurs|is present)|there is (?:some )?malaria|hardly any malaria|malaria: yes|(?:the |a )?(?:low |small |slight |high )?(?:risk of malaria|malaria risk)(?! is (?:nil|none|zero|over)))\b/;

/** What speaks of it, and what takes the sentence before it back. */
const concerns = /malaria|prophyla|^(?:but|except|however|though|although|unless)\b/;

/**
 * Reads what editors write under "Health: malaria, the nearest doctor, water". It is a matter of health: only the plainest sentences count,
 * and of any other we say that we must be asked.
 */
export function malariaOf(health: string): Malaria {
  const told = health
    .toLowerCase()
    .replaceAll(/[\u2010\u2011]/g, '-')
    .split(/[.!?](?:\s|$)|\n/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => concerns.test(sentence));
  if (told.some((sentence) => occurs.test(sentence))) return 'occurs';
  const areDenials = told.every((sentence) => denials.some((denial) => denial.test(sentence)));
  return told.length > 0 && areDenials ? 'none' : 'unsaid';
}
