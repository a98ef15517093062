export { pricedPage as homeAnswers } from '../../sections/currency-switch/priced-page.ts';
