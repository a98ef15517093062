export { pricedPage as residenceAnswers } from '../../sections/currency-switch/priced-page.ts';
