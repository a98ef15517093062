const ways: Readonly<Record<string, string>> = {
  mail: 'of a mail',
  telephone: 'by telephone',
  'walk-in': 'in person',
  message: 'of a WhatsApp message',
};

const consents: Readonly<Record<string, string>> = {
  'said-yes': 'they said yes',
  'wrote-it': 'they wrote that they agree',
  signed: 'they signed',
  'not-asked': 'nobody has asked for consent yet',
};

/**
 * What the record says of how an enquiry began and of what it was put together with: a title, and what stands beside its time; `null` for
 * every other action.
 *
 * @param by who did it, by name
 */
export function togetherWords(
  action: string,
  about: Readonly<Record<string, string>>,
  by: string,
): readonly [string, string] | null {
  const other = about.other ?? 'another';
  switch (action) {
    case 'began it': {
      const consent = consents[about.consent ?? ''];
      const way = ways[about.way ?? ''];
      return [`Begun${way ? ` ${way}` : ''}`, consent ? `by ${by}; ${consent}` : `by ${by}`];
    }
    case 'answered it there and then':
      return ['Answered there and then', `by ${by}`];
    case 'put their yes down':
      return ['Their yes was written down', `by ${by}`];
    case 'linked it with another':
      return [`Linked with ${other}`, `by ${by}`];
    case 'ended the link with another':
      return [`Link with ${other} ended`, `by ${by}`];
    case 'merged another into it':
      return [`${other} was merged into it`, `by ${by}`];
    case 'merged it into another':
      return [`Merged into ${other}`, `by ${by}`];
    case 'took them apart again':
      return [`Taken apart from ${other}`, `by ${by}`];
    default:
      return null;
  }
}
