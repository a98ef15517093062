/// <reference types="astro/client" />

/** What our server gives a page for one request. */
type PageLocals = import('./server/enquiry/form-state.ts').PageLocals;

interface ImportMeta {
  /**
   * In the built server: the address of a style sheet with all this module imports and the frame of all pages has not, or '' where the
   * frame has all of it (build/page-styles.ts). A module that says it is fetched with `import()`.
   */
  readonly sheet?: string;
}

declare namespace App {
  interface Locals extends PageLocals {
    /** Set by 500.astro: Astro gives that page the status 500 whatever it asks for, and an outage is a 503. */
    failureStatus?: number;
    /** What the visitor asked, all of it, as she wrote it: for the address a page has moved to, and for no page. */
    visitorQuery?: string;
  }
}
