import type { ReactNode } from 'react';
import './desk-styles.ts';

/** A page that only says something. */
function MessagePane({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className="desk" data-shows="message">
      <main id="desk-main" className="desk-instead" tabIndex={-1}>
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}

/** The site did not answer. `again` is the address of the page itself. */
export function UnreachablePane({ again }: { readonly again: string }) {
  return (
    <MessagePane heading="The enquiry desk cannot be reached">
      <p>
        Enquiries are kept by the website, and it does not answer the studio at the moment. Those it has
        received are safe there; none is kept here.
      </p>
      <p>If this lasts longer than a few minutes, tell whoever looks after the website.</p>
      <p>
        {/* A full load: nothing of the failed page is kept. */}
        <a className="desk-button desk-button-solid" href={again}>
          Try again
        </a>
      </p>
    </MessagePane>
  );
}

/** For people of the studio who do not work at the desk. */
export function RefusedPane() {
  return (
    <MessagePane heading="The enquiry desk belongs to the concierges">
      <p>
        Enquiries hold what visitors told us about themselves, so only concierges and administrators may read
        them. Your account can edit the website, but not open the desk.
      </p>
      <p>If you should answer enquiries, ask an administrator to make you a concierge.</p>
      <p>
        <a className="desk-button desk-button-solid" href="/admin">
          Back to the content
        </a>
      </p>
    </MessagePane>
  );
}
