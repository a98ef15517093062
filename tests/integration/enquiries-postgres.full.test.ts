import { repeatOnPostgres } from './enquiries-stage.ts';

repeatOnPostgres();
// Loaded after it, and each in its turn.
await import('./enquiries-begun.test.ts');
await import('./enquiries-desk.test.ts');
await import('./enquiries-forms.test.ts');
await import('./enquiries-intake.test.ts');
await import('./enquiries-keeping.test.ts');
await import('./enquiries-mail-quota.test.ts');
await import('./enquiries-merging.test.ts');
await import('./enquiries-outbox.test.ts');
await import('./enquiries-store.test.ts');
await import('./enquiries-unclear.test.ts');
