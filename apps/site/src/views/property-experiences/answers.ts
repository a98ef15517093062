import { shownByPersona } from '../../content/experience/persona.ts';
import type { AnsweredRoutes } from '../../content/page/answered-query.ts';

export const answers: AnsweredRoutes = { '/[property]/experiences': shownByPersona };
