export { listedDocuments as travelPartnersAnswers } from '../../sections/answered-parts.ts';
