import { createHash } from 'node:crypto';
import { colourRule } from '../admin/colours.ts';
import { studioSettings } from '../settings.ts';
import type { Fault, NewAdministrator } from './first-administrator.ts';
import { shortestPassword } from './rules.ts';
import { factorRequired } from './second-factor/kept-factors.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const brandMark =
  '<svg viewBox="0 0 40 40" fill="none" aria-hidden="true"><circle cx="20" cy="20" r="18.8" stroke="currentColor" stroke-width="1.4"/><circle cx="25" cy="17" r="5.4" fill="currentColor"/><path d="M2 25c5-1 7-7 11-7 3 0 5 4 8 5 4 1.4 6-1.6 9-1.6 3.4 0 5 2.6 8.6 3.1A18.8 18.8 0 0 1 2 25Z" fill="currentColor"/></svg>';

interface FieldWords {
  readonly name: keyof NewAdministrator;
  readonly label: string;
  readonly help: string;
  readonly attributes: string;
}

const fields: readonly FieldWords[] = [
  {
    name: 'code',
    label: 'Code of the link',
    help: 'The part of the address after the # sign.',
    attributes: 'type="text" autocomplete="off" spellcheck="false"',
  },
  { name: 'name', label: 'Your name', help: '', attributes: 'type="text" autocomplete="name"' },
  { name: 'email', label: 'E-mail address', help: '', attributes: 'type="email" autocomplete="email"' },
  {
    name: 'password',
    label: 'Password',
    help: `At least ${shortestPassword} characters. A few words in a row are good.`,
    attributes: 'type="password" autocomplete="new-password"',
  },
];

function field(
  { name, label, help, attributes }: FieldWords,
  value: string,
  fault: Fault | undefined,
): string {
  const notes = [help && `${name}-help`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return `<div class="field" id="field-${name}">
<label for="${name}">${label}</label>
${help ? `<p class="help" id="${name}-help">${help}</p>` : ''}
${fault ? `<p class="fault" id="${name}-fault">${escaped(fault.message)}</p>` : ''}
<input id="${name}" name="${name}" ${attributes} value="${escaped(value)}" required${notes ? ` aria-describedby="${notes}"` : ''}${fault ? ' aria-invalid="true"' : ''}>
</div>`;
}

function summary(faults: readonly Fault[]): string {
  if (faults.length === 0) return '';
  const items = faults.map(
    ({ field: name, message }) => `<li><a href="#${name}">${escaped(message)}</a></li>`,
  );
  return `<div class="summary" role="alert" tabindex="-1" id="summary"><h2>The account is not made yet</h2><ul>${items.join('')}</ul></div>`;
}

/** By what a content security policy knows the styles within these pages. */
export const claimStyles = `'sha256-${createHash('sha256').update(colourRule).digest('base64')}'`;

function document(title: string, body: string): string {
  const { brand } = studioSettings();
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | ${escaped(brand.shortName)} studio</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/studio-mark.svg" type="image/svg+xml">
<style>${colourRule}</style><link rel="stylesheet" href="/first-administrator.css"><script src="/first-administrator.js" defer></script></head>
<body><main><p class="brand">${brandMark}<span>${escaped(brand.collectionName)}</span></p>
${body}</main></body></html>`;
}

/**
 * The page on which the holder of the one-time link makes the first account. It works without its script, which only
 * moves the code from the address into its field. The password is never sent back.
 */
export function claimPage(given: Partial<NewAdministrator>, faults: readonly Fault[]): string {
  const drawn = fields.map((words) =>
    field(
      words,
      words.name === 'password' ? '' : (given[words.name] ?? ''),
      faults.find(({ field: name }) => name === words.name),
    ),
  );
  return document(
    'First administrator',
    `<h1>Make the first administrator</h1>
<p>This account can do everything in the studio: write content, answer enquiries, and give others their accounts.</p>
${summary(faults)}
<form method="post" action="/first-administrator" novalidate>${drawn.join('\n')}<button type="submit">Make the account</button></form>`,
  );
}

/** What everyone sees once there is an account, or when something else ends the matter. */
export function closedPage(heading: string, words: string): string {
  return document(
    heading,
    `<h1>${escaped(heading)}</h1><p>${escaped(words)}</p><p><a href="/admin">Go to the studio</a></p>`,
  );
}

/** What the maker of the first account reads. */
export function madePage(): string {
  const next = factorRequired('admin')
    ? 'Sign in with your e-mail address and your password. You are then asked to add a second factor: an authenticator app or a passkey.'
    : 'Sign in with your e-mail address and your password. The link you used works no more.';
  return document(
    'Your account was made',
    `<h1>Your account was made</h1><p>${escaped(next)}</p><p><a href="/admin/login">Sign in to the studio</a></p>`,
  );
}
