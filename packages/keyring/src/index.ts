export * from './keyring.ts';
export * from './preview-token.ts';
