export { shownByPersona as experiencesAnswers } from '../../content/model/persona-part.ts';
