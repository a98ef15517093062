export * from './derived-keys.ts';
export * from './keyring.ts';
export * from './preview-token.ts';
