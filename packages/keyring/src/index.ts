export * from './desk-claim.ts';
export * from './keyring.ts';
export * from './preview-token.ts';
