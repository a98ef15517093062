/** How the sign of a currency is written: the design system knows the installation, and nothing of what it is made of. */
export { currencyDisplay } from '@sundowner/brand/currencies';
