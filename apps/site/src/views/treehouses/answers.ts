export { pricedPage as treehousesAnswers } from '../../sections/answered-parts.ts';
