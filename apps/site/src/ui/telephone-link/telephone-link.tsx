import type { ComponentProps } from 'react';

/** The address a telephone dials: digits and a leading plus, everything else left out (RFC 3966). */
export function telephoneAddress(number: string): string {
  const digits = number.replace(/\D/g, '');
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** A number that can be rung by pressing it. */
export function TelephoneLink({ number, ...rest }: { readonly number: string } & ComponentProps<'a'>) {
  return (
    <a {...rest} href={telephoneAddress(number)}>
      {number}
    </a>
  );
}
