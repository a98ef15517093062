export { listedDocuments as partnerResourcesAnswers } from '../../sections/documents/listed-documents.ts';
