import type { Field } from 'payload';
import { picture } from './picture.ts';
import { line, passage } from './plain.ts';

/** What search engines and shared links show of a page (CNT-02). */
export function metaFields(): Field[] {
  return [
    {
      type: 'collapsible',
      label: 'Search engines and sharing',
      admin: { initCollapsed: true },
      fields: [
        line('metaTitle', 'Title', { help: 'In the browser tab and in search results. About 60 letters.' }),
        passage('metaDescription', 'Description', {
          help: 'Under the title in search results. About 155 letters.',
        }),
        line('metaKeywords', 'Keywords', { help: 'Words separated by commas. May stay empty.' }),
        picture('metaImage', 'Picture', {
          help: 'Shown when someone shares the page. 1200 x 630 or larger.',
        }),
      ],
    },
  ];
}
