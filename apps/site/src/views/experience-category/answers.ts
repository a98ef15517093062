export { shownByPersona as experienceCategoryAnswers } from '../../content/model/persona-part.ts';
