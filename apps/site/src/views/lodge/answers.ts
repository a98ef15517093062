export { pricedPage as lodgeAnswers } from '../../sections/answered-parts.ts';
