import { countries } from './countries.ts';

/** ISO 3166-1 alpha-3 in the order of `countries`; Kosovo's is XKX, as it is commonly written. */
const threeLetters = [
  'AFG ALA ALB DZA ASM AND AGO AIA ATA ATG ARG ARM ABW AUS AUT AZE BHS BHR BGD BRB BLR BEL BLZ BEN',
  'BMU BTN BOL BIH BWA BVT BRA IOT VGB BRN BGR BFA BDI KHM CMR CAN CPV BES CYM CAF TCD CHL CHN CXR',
  'CCK COL COM COG COD COK CRI CIV HRV CUB CUW CYP CZE DNK DJI DMA DOM ECU EGY SLV GNQ ERI EST SWZ',
  'ETH FLK FRO FJI FIN FRA GUF PYF ATF GAB GMB GEO DEU GHA GIB GRC GRL GRD GLP GUM GTM GGY GIN GNB',
  'GUY HTI HMD HND HKG HUN ISL IND IDN IRN IRQ IRL IMN ISR ITA JAM JPN JEY JOR KAZ KEN KIR XKX KWT',
  'KGZ LAO LVA LBN LSO LBR LBY LIE LTU LUX MAC MDG MWI MYS MDV MLI MLT MHL MTQ MRT MUS MYT MEX FSM',
  'MDA MCO MNG MNE MSR MAR MOZ MMR NAM NRU NPL NLD NCL NZL NIC NER NGA NIU NFK PRK MKD MNP NOR OMN',
  'PAK PLW PSE PAN PNG PRY PER PHL PCN POL PRT PRI QAT REU ROU RUS RWA BLM SHN KNA LCA MAF SPM VCT',
  'WSM SMR STP SAU SEN SRB SYC SLE SGP SXM SVK SVN SLB SOM ZAF SGS KOR SSD ESP LKA SDN SUR SJM SWE',
  'CHE SYR TWN TJK TZA THA TLS TGO TKL TON TTO TUN TUR TKM TCA TUV UMI VIR UGA UKR ARE GBR USA URY',
  'UZB VUT VAT VEN VNM WLF ESH YEM ZMB ZWE',
]
  .join(' ')
  .split(' ');

/** Other names visitors write for their country, by its code: former ones, parts of it, short and official ones. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'UK',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Großbritannien',
  ],
  US: ['USA', 'America', 'United States of America', 'The States', 'Amerika'],
  ZA: ['RSA', 'SA', 'Suid-Afrika', 'Mzansi', 'Republic of South Africa'],
  NL: ['Holland', 'Nederland'],
  DE: ['Deutschland'],
  CH: ['Schweiz', 'Suisse', 'Svizzera'],
  AT: ['Österreich'],
  ES: ['España'],
  BE: ['België', 'Belgique'],
  AE: ['UAE', 'Dubai', 'Abu Dhabi', 'Emirates'],
  CZ: ['Czech Republic'],
  SZ: ['Swaziland', 'Kingdom of Eswatini'],
  MM: ['Burma'],
  MK: ['Macedonia', 'FYROM'],
  KR: ['Korea', 'Republic of Korea', 'Korea, Republic of'],
  KP: ['DPRK', "Korea, Democratic People's Republic of"],
  TR: ['Turkey'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CN: ['PRC', "People's Republic of China", 'Mainland China'],
  IE: ['Éire', 'Republic of Ireland'],
  CD: ['DRC', 'DR Congo', 'Congo-Kinshasa', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Congo-Brazzaville', 'Republic of the Congo'],
  RU: ['Russian Federation'],
  VN: ['Viet Nam'],
  LA: ["Lao People's Democratic Republic"],
  SY: ['Syrian Arab Republic'],
  IR: ['Persia', 'Iran, Islamic Republic of'],
  MD: ['Moldova, Republic of'],
  TZ: ['Tanzania, United Republic of', 'Zanzibar'],
  BO: ['Bolivia, Plurinational State of'],
  VE: ['Venezuela, Bolivarian Republic of'],
  TW: ['Taiwan, Province of China', 'Republic of China'],
  PS: ['Palestine, State of', 'Palestinian Territories'],
  BN: ['Brunei Darussalam'],
  HK: ['Hong Kong SAR', 'Hong Kong SAR China'],
  MO: ['Macau', 'Macao SAR China'],
  VA: ['Holy See'],
  LK: ['Ceylon'],
  TL: ['East Timor'],
  FM: ['Micronesia, Federated States of'],
  VC: ['Saint Vincent and the Grenadines'],
  BS: ['The Bahamas'],
  GM: ['The Gambia'],
};

/** Languages whose names for countries are understood besides: those most visitors' devices are set to. */
const languages = [
  ...['en', 'de', 'fr', 'nl', 'es', 'it', 'pt', 'af', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'tr'],
  ...['el', 'ru', 'uk', 'he', 'ar', 'hi', 'ja', 'ko', 'zh'],
];

/** No country is called by more, in any language; nothing longer is looked at. */
const longestName = 100;

/** A name as it is compared: without accents, case, marks, an article, and "St" for "Saint". */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|st) /, (word) => (word === 'st ' ? 'saint ' : ''));

/** Everything a country is found by beside its name: other names and both of its codes. */
export function otherNamesOf(name: string): readonly string[] {
  const place = countries.findIndex(([, known]) => known === name);
  const [code] = countries[place] ?? [];
  if (code === undefined) return [];
  return [...(otherNames[code] ?? []), code, threeLetters[place] ?? code];
}

/** Adds names that are not taken yet: what comes first goes before. */
function add(names: Map<string, string>, written: string, country: string): void {
  const plain = plainName(written);
  if (plain !== '' && !names.has(plain)) names.set(plain, country);
}

function ownNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, name] of countries) add(names, name, name);
  // Names before codes: SA is what South Africans write, though the code is another country's.
  for (const [code, name] of countries) for (const other of otherNames[code] ?? []) add(names, other, name);
  for (const [, name] of countries) for (const other of otherNamesOf(name)) add(names, other, name);
  return names;
}

function foreignNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of languages) {
    const words = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const [code, name] of countries) add(names, words.of(code) ?? '', name);
  }
  return names;
}

let own: Map<string, string> | null = null;
/** Made once, for the first name that is none of our own. */
let foreign: Map<string, string> | null = null;

/**
 * The country of the list that was meant: "USA", "DE", "Deutschland", "south africa", "Swaziland", "Turkey". What is stored, mailed
 * and counted is the list's own name.
 *
 * @returns `null` for what names none
 */
export function countryNamed(written: string): string | null {
  if (written.length > longestName) return null;
  const plain = plainName(written);
  own ??= ownNames();
  const found = own.get(plain);
  if (found !== undefined) return found;
  foreign ??= foreignNames();
  return foreign.get(plain) ?? null;
}
