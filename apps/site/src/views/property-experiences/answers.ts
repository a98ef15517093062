export { shownByPersona as propertyExperiencesAnswers } from '../../content/experience/persona.ts';
