export { pricedPage as propertyAnswers } from '../../sections/currency-switch/priced-page.ts';
