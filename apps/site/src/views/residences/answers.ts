export { pricedPage as residencesAnswers } from '../../sections/answered-parts.ts';
