export { pricedPage as lodgeAnswers } from '../../sections/currency-switch/priced-page.ts';
