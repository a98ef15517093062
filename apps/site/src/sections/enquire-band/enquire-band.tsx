import type { Asked } from '../../links/asked.ts';
import { askedOn } from '../../links/asked-on.ts';
import { dialogLink, enquireLink } from '../../links/dialog-link.ts';
import { formTitle } from '../../links/form-title.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './enquire-band.module.css';
import { withPromise } from './with-promise.ts';

interface EnquireBandProps {
  readonly heading?: string;
  readonly lead?: string;
  /** Path of the page: what the forms then know of the place. */
  readonly path: string;
  readonly picture: PictureSource | null;
  /** Another form than the one by e-mail: "celebration". */
  readonly form?: string;
  /** What the form is filled in with; that by e-mail with the lodge or residence of the page unless told. */
  readonly asked?: Asked;
  /** Leaves out the tours where there are none of the place. */
  readonly tours?: boolean;
  /** Leaves out what is available where the page is of no place of ours. */
  readonly book?: boolean;
}

/** How a page of a place ends: write, ring, see what is available, look round. */
export function EnquireBand(props: EnquireBandProps) {
  const { path, picture, form, asked = form ? {} : askedOn(path), tours = true, book = true } = props;
  const [hasTours, hasBook] = [
    tours && isLinkable('/enquire/360-tours'),
    book && isLinkable('/enquire/book'),
  ];
  const { heading = 'Ask for the dates you want' } = props;
  const {
    lead = withPromise(
      'Tell us how many of you there are and roughly when.',
      'A travel specialist answers within a working day.',
    ),
  } = props;
  return (
    <Band flush aria-labelledby="enquire-heading">
      <div className={classNames(styles.split, !picture && styles.bare)}>
        {picture && (
          <div className={styles.plate}>
            <Picture picture={picture} alt="" sizes="(min-width: 833px) 52vw, 94vw" />
          </div>
        )}
        <div className={styles.words}>
          <h2 id="enquire-heading">{heading}</h2>
          <Lead>{lead}</Lead>
          <div className={styles.buttons}>
            <ButtonLink {...(form ? dialogLink(form, path, asked) : enquireLink(path, 'email', asked))}>
              {formTitle(form ?? 'email')}
            </ButtonLink>
            <ButtonLink tone="ghost" {...enquireLink(path, 'telephone')}>
              Call us
            </ButtonLink>
          </div>
          {(hasBook || hasTours) && (
            <div className={styles.links}>
              {hasBook && <ArrowLink {...enquireLink(path, 'book')}>Book and pay online</ArrowLink>}
              {hasTours && <ArrowLink {...dialogLink('360-tours', path)}>360° tours</ArrowLink>}
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}
