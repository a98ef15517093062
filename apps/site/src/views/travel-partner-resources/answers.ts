export { listedDocuments as partnerResourcesAnswers } from '../../sections/answered-parts.ts';
