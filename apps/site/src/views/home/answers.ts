export { pricedPage as homeAnswers } from '../../sections/answered-parts.ts';
