export { shownByPersona as experiencesAnswers } from '../../content/experience/persona-part.ts';
