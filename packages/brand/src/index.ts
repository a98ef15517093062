export * from './accommodation-tags.ts';
export * from './brand.ts';
export * from './enquiry-kinds.ts';
export * from './page-keys.ts';
export * from './properties.ts';
export * from './regions.ts';
export * from './routes.ts';
export * from './themes.ts';
