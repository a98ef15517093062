import type { Asked } from '../../links/asked.ts';
import { askedOn } from '../../links/asked-on.ts';
import { dialogLink, enquireLink } from '../../links/dialog-link.ts';
import { formTitle } from '../../links/form-title.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { besideSizes, Hero, heroSizes } from '../hero/hero.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import type { PlaceHeadWords } from './place-head-of.ts';

/** What the layout preloads for a page with this head, drawn with its words `beside` or over it; `null` without a picture. */
export function placeHeadPreload({ picture, narrow }: PlaceHeadWords, { beside = false } = {}) {
  if (!picture) return null;
  return beside ? { picture, narrow: null, sizes: besideSizes } : { picture, narrow, sizes: heroSizes };
}

interface PlaceHeadProps {
  readonly head: PlaceHeadWords;
  /** Path of the page: what the forms then know of the place. */
  readonly path: string;
  /** Another form than the one by e-mail: "celebration". */
  readonly form?: string;
  /** What the form is filled in with; that by e-mail with the lodge or residence of the page unless told. */
  readonly asked?: Asked;
  /** Offers "Book and pay online"; so it does unless told. */
  readonly book?: boolean;
  /** The words beside the picture, never over what it shows. */
  readonly beside?: boolean;
  /** Offers the 360° tours. */
  readonly tours?: boolean;
  /** Price, dates and ways to ask stand right under it: it then offers no more than the tours. */
  readonly strip?: boolean;
}

/** Head of a page about a place: its plate with name, line and the ways to ask for it. Without a picture it is words alone. */
export function PlaceHead(props: PlaceHeadProps) {
  const { head, path, form, asked = form ? {} : askedOn(path), book = true, tours = false } = props;
  const { beside = false, strip = false } = props;
  const { picture, narrow, heading, label, lead } = head;
  if (!picture) return <PageHead heading={heading} lead={lead} />;
  return (
    <Hero
      hero={{ title: heading, tagline: null, lead, picture }}
      label={label}
      narrow={beside ? null : narrow}
      beside={beside}
      underStrip={strip && !beside}
      actions={
        <>
          {!strip && (
            <ButtonLink
              tone={beside ? 'primary' : 'light'}
              {...(form ? dialogLink(form, path, asked) : enquireLink(path, 'email', asked))}
            >
              {formTitle(form ?? 'email')}
            </ButtonLink>
          )}
          {book && !strip && isLinkable('/enquire/book') && (
            <ButtonLink tone={beside ? 'ghost' : 'outline-light'} {...enquireLink(path, 'book')}>
              Book and pay online
            </ButtonLink>
          )}
          {tours && (
            <ButtonLink tone={beside ? 'ghost' : 'outline-light'} {...dialogLink('360-tours', path)}>
              360° tours
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
