export { pricedPage as residenceAnswers } from '../../sections/answered-parts.ts';
