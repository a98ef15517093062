export { pricedPage as treehousesAnswers } from '../../sections/currency-switch/priced-page.ts';
