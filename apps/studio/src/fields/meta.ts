import type { Field, TextareaField, TextField } from 'payload';
import { picture } from './picture.ts';
import { collapsible, drawn, line, passage } from './plain.ts';

/** A field with its length under it, as it is typed. */
function counted<Counted extends TextField | TextareaField>(
  field: Counted,
  rule: 'title' | 'description',
): Counted {
  const component = { path: '/meta/character-count.island.tsx#CharacterCount', clientProps: { rule } };
  return { ...field, admin: { ...field.admin, components: { afterInput: [component] } } };
}

/** The page as a search result and as a shared link, beside the fields it is made of. */
const preview = drawn('metaPreview', '/meta/meta-preview.tsx#MetaPreview');

/** What search engines and shared links show of a page (CNT-02). */
export function metaFields(): Field[] {
  return [
    collapsible('Search engines and sharing', 'closed', [
      counted(line('metaTitle', 'Title', { help: 'In the browser tab and in search results.' }), 'title'),
      counted(
        passage('metaDescription', 'Description', { help: 'Under the title in search results.' }),
        'description',
      ),
      line('metaKeywords', 'Keywords', { help: 'Words separated by commas. May stay empty.' }),
      picture('metaImage', 'Picture', {
        help: 'Shown when someone shares the page. 1200 x 630 or larger.',
      }),
      preview,
    ]),
  ];
}
