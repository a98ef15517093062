export { pricedPage as treehouseAnswers } from '../../sections/answered-parts.ts';
