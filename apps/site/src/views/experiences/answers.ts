export { shownByPersona as experiencesAnswers } from '../../content/experience/persona.ts';
