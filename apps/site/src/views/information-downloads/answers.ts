export { listedDocuments as informationDownloadsAnswers } from '../../sections/documents/listed-documents.ts';
