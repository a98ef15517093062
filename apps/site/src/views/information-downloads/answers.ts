export { listedDocuments as informationDownloadsAnswers } from '../../sections/answered-parts.ts';
