import type { CheerioAPI } from 'cheerio';
import { onlyRequired } from '../support/filled-forms.ts';
import { plainForm } from '../support/plain-form.ts';
import type { PlaceStage, SitePage } from './place-stage.ts';

/** Every page of the place under its root, those of its residence and its story besides. */
export const pathsOf = (root: string): readonly string[] => [
  ...[
    '',
    '/experiences',
    '/experiences/food-and-wine',
    '/rates-and-offers',
    '/safaris',
    '/travel-info',
    '/treehouses',
    '/treehouses/aloe',
    '/stone-lodge',
    '/stone-lodge/rooms',
    '/stone-lodge/shearer-house',
    '/windmill-camp',
    '/windmill-camp/rooms',
  ].map((below) => `${root}${below}`),
  '/residences/wool-house',
  '/blog/the-windmill-that-would-not-stop',
];

export const hrefsIn = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

/** Our own pages a page leads to, without queries. */
export const linksOn = ($: CheerioAPI): string[] => [
  ...new Set(
    hrefsIn($, 'a[href^="/"]')
      .map((href) => href.split(/[?#]/, 1)[0] ?? '')
      .filter((href) => !href.startsWith('/media/')),
  ),
];

/** Does the same with each, eight at a time. */
export async function forEach<Each, Done>(
  all: readonly Each[],
  work: (each: Each) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (let at = 0; at < all.length; at += 8)
    done.push(...(await Promise.all(all.slice(at, at + 8).map(work))));
  return done;
}

/** Selects the panel that a button of the header opens, by the button's words. */
export function panelOf($: CheerioAPI, name: string): string {
  const button = $('header button[aria-controls]').filter(
    (_, each) =>
      $(each)
        .text()
        .trim()
        .replace(/, menu$/, '') === name,
  );
  if (button.length === 0) throw new Error(`The header has no button "${name}".`);
  return `#${button.first().attr('aria-controls')}`;
}

let visitors = 0;

/**
 * An enquiry by email, or by the form of residences, as a browser without scripts sends it.
 *
 * @param from page it was opened on
 * @param opened its page, where it was opened before
 */
export async function sentEnquiry(
  { page, product }: Pick<PlaceStage, 'page' | 'product'>,
  from: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  opened?: Pick<SitePage, '$'>,
  kind: 'email' | 'residences' = 'email',
): Promise<{ readonly reference: string; readonly thanks: SitePage }> {
  visitors += 1;
  const { $ } = opened ?? (await page(`/enquire/${kind}?from=${from}`));
  const form = plainForm($, `#${kind}-form`);
  const typed = { ...onlyRequired[kind], ...fields };
  const kept = form.filled({}).filter(([name]) => !Object.hasOwn(typed, name));
  const body = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(typed))
    for (const each of [value].flat())
      body.append(name, name === 'email' ? `naledi.${process.pid}.${visitors}@example.com` : String(each));
  const answer = await page(form.action, {
    method: 'POST',
    headers: { accept: 'text/html', origin: product.siteUrl },
    body,
  });
  if (answer.status !== 303)
    throw new Error(`The enquiry was answered ${answer.status}: ${answer.$('main').text().slice(0, 400)}`);
  const to = new URL(answer.headers.get('location') ?? '', product.siteUrl);
  return { reference: to.searchParams.get('ref') ?? '', thanks: await page(`${to.pathname}${to.search}`) };
}
