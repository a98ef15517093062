export { pricedPage as propertyAnswers } from '../../sections/answered-parts.ts';
