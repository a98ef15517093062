import type { ReactNode } from 'react';
import type { InformationPage } from '../../content/model/dialog-page.ts';
import { Amenities } from '../../dialogs/amenities/amenities.tsx';
import { Book } from '../../dialogs/book/book.tsx';
import { Instagram } from '../../dialogs/instagram/instagram.tsx';
import { Tours } from '../../dialogs/tours/tours.tsx';
import { WhatToExpect } from '../../dialogs/what-to-expect/what-to-expect.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './enquire-view.module.css';

const headingId = 'dialog-page-heading';

function drawn(page: InformationPage): ReactNode {
  const heading = { headingId, headingLevel: 1 } as const;
  switch (page.name) {
    case 'book':
      return <Book {...heading} content={page.content} />;
    case '360-tours':
      return <Tours {...heading} content={page.content} />;
    case 'what-to-expect':
      return <WhatToExpect {...heading} content={page.content} />;
    case 'amenities':
      return <Amenities {...heading} content={page.content} />;
    case 'instagram':
      return (
        <Instagram
          {...heading}
          content={page.content}
          stay={(words) => (
            <ButtonLink tone="ghost" href={page.content.from}>
              {words}
            </ButtonLink>
          )}
        />
      );
  }
}

/** What a dialog shows, on a page of its own: whole without scripts (RT-19). */
export function DialogPageView({ page }: { readonly page: InformationPage }) {
  return (
    <Wrap className={styles.place}>
      <div className={styles.sheet}>{drawn(page)}</div>
    </Wrap>
  );
}

/** In place of a dialog's content that cannot be read just now: the page says so and offers to look again. */
export function DialogAwayView({ heading, again }: { readonly heading: string; readonly again: string }) {
  return (
    <Wrap className={styles.place}>
      <div className={styles.away}>
        <h1 className={styles.heading}>{heading}</h1>
        <p>
          This is not at hand just now. You can <TextLink href={again}>look again</TextLink>, or{' '}
          <TextLink href="/contact-us">speak to us</TextLink>.
        </p>
      </div>
    </Wrap>
  );
}
