export { pricedPage as travelInfoAnswers } from '../../sections/answered-parts.ts';
