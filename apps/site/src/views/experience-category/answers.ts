export { shownByPersona as experienceCategoryAnswers } from '../../content/experience/persona.ts';
