import { startSharedProduct } from './shared-product.ts';

/** Global setup of Playwright, and of Vitest's project `http`: the product all their tests ask, ended when they have. */
export default startSharedProduct;
