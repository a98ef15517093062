/// <reference types="astro/client" />

/** What our server gives a page for one request. */
type PageLocals = import('./server/enquiry/form-state.ts').PageLocals;

declare namespace App {
  interface Locals extends PageLocals {
    /** Set by 500.astro: Astro gives that page the status 500 whatever it asks for, and an outage is a 503. */
    failureStatus?: number;
  }
}
