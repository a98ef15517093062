import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { commentsField, contactFields, fieldText } from '../words/contact.ts';
import { pageWords } from '../words/enquiry-words.ts';

/** Who they are stands in the head, how to reach them at the side, their words above. */
const elsewhere = [...contactFields, commentsField, 'name', 'surname', 'timeZone'];

/** What they chose and wrote in the form, in its order. */
export function Facts({ one }: { readonly one: EnquiryDetail }) {
  const rows = one.fields
    .filter(({ name }) => !elsewhere.includes(name))
    .map(({ name, label }) => ({ name, label, text: fieldText(one, name) }))
    .filter(({ text }) => text !== '' && !one.words?.includes(text));
  return (
    <section aria-labelledby="desk-asked">
      <h2 id="desk-asked" className="desk-part">
        What they asked for
      </h2>
      <dl className="desk-facts" data-columns="2">
        {rows.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        <div>
          <dt>Asked on</dt>
          <dd>{pageWords(one.page)}</dd>
        </div>
        {one.extra.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <small>Sent along; the form has no such field</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
