import type { ReactNode } from 'react';

export interface MessagePaneProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page of the inbox that has nothing to show but a few words and a way on. */
export function MessagePane({ heading, children }: MessagePaneProps) {
  return (
    <main id="inbox-main" className="inbox-message" tabIndex={-1}>
      <h1>{heading}</h1>
      {children}
    </main>
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
      <p className="inbox-message-way">
        {/* A full load: nothing of the failed page is kept. */}
        <a className="inbox-button inbox-button-solid" href={again}>
          Try again
        </a>
      </p>
    </MessagePane>
  );
}

/** For people of the studio who do not work at the desk. */
export function RefusedPane() {
  return (
    <MessagePane heading="The inbox belongs to the concierge desk">
      <p>
        Enquiries hold what visitors told us about themselves, so only concierges and administrators may read
        them. Your account can edit the website, but not open the inbox.
      </p>
      <p>If you should answer enquiries, ask an administrator to make you a concierge.</p>
      <p className="inbox-message-way">
        <a className="inbox-button inbox-button-solid" href="/admin">
          Back to the content
        </a>
      </p>
    </MessagePane>
  );
}
