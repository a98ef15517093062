import { type CheerioAPI, load } from 'cheerio';
import { plainForm } from '../support/plain-form.ts';
import type { StudioRole } from '../support/studio-people.ts';
import type { SharedStudio } from './shared-studio.ts';

/** A page of the inbox as somebody without scripts has it. */
export interface PlainPage {
  readonly status: number;
  readonly url: URL;
  readonly headers: Headers;
  readonly $: CheerioAPI;
  /** Everything that can be read in it. */
  readonly words: string;
  /** Sends one of its forms, and gives the page that answers. @throws Error unless the page has that form once */
  press(form: string, values?: Readonly<Record<string, string>>): Promise<PlainPage>;
}

async function pageOf(studio: SharedStudio, cookie: string, response: Response): Promise<PlainPage> {
  const $ = load(await response.text());
  $('script, style').remove();
  return {
    status: response.status,
    url: new URL(response.url),
    headers: response.headers,
    $,
    words: $('body').text(),
    async press(selector, values = {}) {
      const form = plainForm($, selector);
      const answered = await fetch(new URL(form.action, response.url), {
        method: form.method,
        headers: { cookie, origin: studio.url, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(form.filled(values)),
      });
      return pageOf(studio, cookie, answered);
    },
  };
}

/** Opens a path of the studio over HTTP as the account with the role. */
export async function plainPage(
  studio: SharedStudio,
  path: string,
  role: StudioRole = 'concierge',
): Promise<PlainPage> {
  const cookie = `payload-token=${(await studio.as(role)).token}`;
  const response = await fetch(`${studio.url}${path}`, { headers: { cookie, 'sec-fetch-site': 'none' } });
  return pageOf(studio, cookie, response);
}
