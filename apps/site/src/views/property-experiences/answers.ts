export { shownByPersona as propertyExperiencesAnswers } from '../../content/model/persona-part.ts';
