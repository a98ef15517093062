export { pricedPage as treehouseAnswers } from '../../sections/currency-switch/priced-page.ts';
