/** Why an enquiry is held: sent faster than a person can, or with a trap field filled in (SUB-02). */
export type Suspicion = 'too-fast' | 'honeypot';
