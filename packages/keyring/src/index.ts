export * from './derived-keys.ts';
export * from './desk-claim.ts';
export * from './keyring.ts';
export * from './preview-token.ts';
export * from './same-secret.ts';
