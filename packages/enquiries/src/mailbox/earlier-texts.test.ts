import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../../../tests/fakes/enquiry.ts';
import { visitorMailOf, visitorMailWordings } from '../delivery/channels/visitor-mail/visitor-mail.ts';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { foldAgainst } from './fold-against.ts';
import { htmlToText } from './plain-text.ts';

const house = {
  brand: 'The More Collection',
  contactUrl: 'https://example.com/contact-us',
  privacyUrl: 'https://example.com/privacy-policy',
};
const settings = {
  ...house,
  transport: { send: async () => ({ detail: 'sent' }), close: () => undefined },
  quota: { take: async () => true },
  quotaKey: new Uint8Array(32),
  clock: { now: () => 0 },
  routing: { byProperty: {}, byKind: {}, default: { name: null, address: 'c@lodges.example' } },
};
const wrote = 'On Fri, 20 Nov 2026 at 14:31, The Concierge <c@lodges.example> wrote:';
const until = '20 May 2027';

test.each([
  ['without a link', {}],
  ['with a link', { ownPage: { href: `https://example.com/my-enquiry/${'a'.repeat(43)}`, until } }],
  [
    'that asks to confirm',
    { subscription: { confirm: 'https://x.example/c', leave: 'https://x.example/l' } },
  ],
])('CNV-06/new-words of a quote of our confirmation %s only what was added is shown', (_, links) => {
  const enquiry = sampleEnquiry();
  const to = { name: null, address: 'naledi@example.com' };
  const mail = visitorMailOf({ id: 'job-1', attempt: 1, enquiry, ...links }, to, settings);
  const copies = visitorMailWordings(enquiry, house, noEnquiryContent, [until]).flatMap(({ text, html }) => [
    text,
    htmlToText(html),
  ]);
  const marked = mail.text.replace(/^/gm, '> ');
  // A row of it stands in the conversation by chance, which must not show the rest.
  const earlier = { said: ['Thank you for asking us to call, Thandi.'], copies };
  for (const quote of [marked, htmlToText(`<blockquote type="cite">${mail.html}</blockquote>`)]) {
    const folded = foldAgainst(`Thanks.\n\n${wrote}\n${quote}`, earlier, ['c@lodges.example']);
    expect(folded.text).toBe('Thanks.');
    const added = `Thanks.\n\n${wrote}\n${quote}\n> My boy cannot eat nuts.`;
    expect(foldAgainst(added, earlier, ['c@lodges.example']).text).toBe('Thanks.\n\nMy boy cannot eat nuts.');
  }
});
