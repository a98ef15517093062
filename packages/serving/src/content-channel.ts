/**
 * The channel of PostgreSQL's LISTEN and NOTIFY on which every studio says, in the transaction that records it, that what is published
 * changed. It carries no words: who hears it asks the studio for the changes after the last one it knows.
 */
export const contentChannel = 'sundowner_content';
