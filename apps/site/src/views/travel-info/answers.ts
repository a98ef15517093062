export { pricedPage as travelInfoAnswers } from '../../sections/currency-switch/priced-page.ts';
