export { listedDocuments as travelPartnersAnswers } from '../../sections/documents/listed-documents.ts';
