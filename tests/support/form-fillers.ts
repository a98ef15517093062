/** What a browser or a password manager knows of its owner. */
export interface Identity {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly tel: string;
  readonly url: string;
}

/** Whose rules of which fields are considered are followed; `machine` fills in whatever takes text. */
export const fillers = ['browser', '1password', 'lastpass', 'bitwarden', 'dashlane'] as const;
export type Filler = (typeof fillers)[number] | 'machine';

/**
 * Fills in what stands on a page as one of them does; runs inside the page. A browser passes over what cannot have the focus, whatever it
 * says of autocomplete; 1Password fills in hidden fields of an identity, LastPass and Dashlane whatever is named so, each but for its
 * own mark; Bitwarden passes over its mark and what is out of view.
 */
export function fillAs({ filler, identity }: { filler: Filler; identity: Identity }): void {
  const words: readonly (readonly [keyof Identity, RegExp])[] = [
    ['email', /e-?mail/i],
    ['tel', /\btel|phone|mobile/i],
    ['url', /web-?site|\burl|home-?page/i],
    ['family', /surname|last.?name|family/i],
    ['given', /first.?name|given|(?:^| )name(?: |$)/i],
  ];
  const tokens: Readonly<Record<string, keyof Identity>> = {
    'given-name': 'given',
    'family-name': 'family',
    email: 'email',
    tel: 'tel',
    url: 'url',
  };
  const isInView = (input: HTMLElement) => {
    const { x, y, width, height } = input.getBoundingClientRect();
    return input.checkVisibility() && x + width > 0 && y + height > 0;
  };
  const considers = (input: HTMLInputElement): boolean => {
    if (input.disabled || input.readOnly) return false;
    switch (filler) {
      case 'browser':
        return input.checkVisibility() && input.closest('[inert]') === null;
      case '1password':
        return !input.hasAttribute('data-1p-ignore');
      case 'lastpass':
        return input.getAttribute('data-lpignore') !== 'true';
      case 'bitwarden':
        return !input.hasAttribute('data-bwignore') && isInView(input);
      case 'dashlane':
        return input.getAttribute('data-form-type') !== 'other';
      case 'machine':
        return true;
    }
  };
  const known = (input: HTMLInputElement): string | null => {
    const token = tokens[input.autocomplete.split(' ').at(-1) ?? ''];
    const told = [input.name, input.id, input.labels?.[0]?.textContent ?? ''].join(' ');
    const word = token ?? words.find(([, pattern]) => pattern.test(told))?.[0];
    if (word) return identity[word];
    return filler === 'machine' ? 'https://spam.example' : null;
  };
  const takesText = 'input:is([type="text"], [type="email"], [type="tel"], [type="url"], :not([type]))';
  // The setter of every input: a page that holds the value itself notices only the event.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const input of document.querySelectorAll<HTMLInputElement>(takesText)) {
    const value = considers(input) ? known(input) : null;
    if (value === null) continue;
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
