export { pricedPage as residencesAnswers } from '../../sections/currency-switch/priced-page.ts';
