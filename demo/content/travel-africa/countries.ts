import { botswana } from './countries/botswana.ts';
import type { Country } from './countries/country.ts';
import { namibia } from './countries/namibia.ts';
import { southAfrica } from './countries/south-africa.ts';
import { zambia } from './countries/zambia.ts';
import { zimbabwe } from './countries/zimbabwe.ts';

/** The five countries of Travel Africa, in the order of the form's choices. */
export const countries: readonly Country[] = [southAfrica, namibia, zimbabwe, botswana, zambia];
