import type { TypedFor } from './typed-for.ts';

/** Getting here: health, papers, weather, packing and roads. */
export const travellingWords: TypedFor = {
  'malaria tablets':
    'malaria pills, anti malaria pills, anti-malarials, antimalarials, prophylaxis, mosquitoes',
  malaria: 'mosquito, anti-malarials, fever',
  health:
    'oxygen, medicine, medication, pharmacy, chemist, asthma, insulin, diabetes, diabetic, pregnant, pregnancy, ill, sick, first aid, ambulance, emergency, clinic, nurse, paramedic, cpap, ticks, tick bite, tap water, drinking water, bottled water, malaria, vaccination, jabs, yellow fever, doctor, medical, hospital, malaria free, no malaria, non malaria, free of malaria, mosquito, mosquitoes, mosquitos, insect bites, repellent, malaria tablets, malaria pills, anti malaria pills, anti-malarials, antimalarials, prophylaxis, covid, coronavirus, dentist, sunburn, bilharzia, sea sickness',
  'what to pack':
    'evening wear, beachwear, wear, outfit, how to dress, warm clothes, open vehicle cold, packing list, what to wear, clothes, dress code, luggage, suitcase, bring, shoes, swimming costume, swimsuit, bathing suit, swimming trunks, bikini, costume, cozzie, jacket, jersey, sweater, jumper, fleece, raincoat, trousers, pants, boots, sneakers, trainers, takkies, hat, cap, sunscreen, sun cream, sunglasses, insect repellent, torch, flashlight, binoculars, colours to wear, what colours, khaki, smart casual, formal, scarf, gloves, sandals, umbrella, backpack, white clothes, blue clothes',
  'what should i pack': 'packing list, what to wear, clothes, dress code, luggage',
  'money and tipping':
    'exchange rate, bank, cash machine, foreign exchange, dollars, euros, pounds, credit cards, card machine, amex, tip, gratuity, currency, cash, rand, atm',
  'passports and visas': 'visa, passport, immigration, entry requirements, border',
  'visas and passports': 'visa, passport, immigration, entry requirements, birth certificate',
  'when to come':
    'public holidays, long weekend, half term, heritage day, festive season, peak season, high season, low season, off season, green season, quietest time, best time, best time to visit, best month, when to visit, when to go, season, dry season, christmas, new year, easter, school holidays, january, february, march, april, june, july, august, september, october, november, december, rainy season, wet season, calving season',
  weather:
    'how cold, how hot, rainfall, forecast, snow, thunderstorm, humidity, temperature, climate, rain, rainy, winter, summer, average temperature, storms, heat, hours of daylight, sunrise time, sunset time',
  insurance: 'travel insurance, medical insurance, cover',
  'getting to':
    'bus, coach, minibus, road transfer, closest airport, nearest airport, airstrip, landing strip, map, gps, coordinates, location, where is it, how far, by car, by train, by air, charter, helicopter, light aircraft, pick up, pickup, collect, petrol, uber, taxi, rental car, drive from, airport, airport transfer, transfer, shuttle, flight, fly, self drive, directions, how to get there, johannesburg, joburg, travel time, distance, route, road, hire car, car hire',
  'gate hours':
    'gate times, gate closing time, gate opening, when does the gate close, closing time, opening times',
  'levies and gate fees':
    'levy, park fee, park fees, entrance fee, gate fee, conservation levy, conservation fee, wild card, taxes, vat, hidden costs, extra costs',
  'is it safe':
    'room key, lock, lock the door, safety, crime, danger, dangerous, security, fence, guards, secure, armed, attack, solo female, woman alone, female traveller, theft, robbery, mugging',
  'how many nights':
    'minimum stay, minimum nights, how long, how many days, length of stay, two nights, number of nights',
  'time zone': 'time difference, jet lag, local time, gmt, what time is it, clock',
  languages:
    'german, deutsch, french, français, spanish, italian, dutch, portuguese, chinese, language, speak german, speak french, speak english, english speaking, interpreter, translator',
  'lost property': 'lost, lost and found, left behind, forgot, forgotten, left something, lost luggage',
  'getting about':
    'fear of flying, without flying, no flights, hire a car, driving licence, drive on the left',
  'marataba game lodges':
    'malaria free, no malaria, without malaria, non malaria, free of malaria, malaria free safari, malaria free lodge, no malaria tablets, accommodation, accomodation, places to stay, unterkunft, marataba',
  'getting to lion sands':
    'skukuza, nelspruit, mbombela, or tambo, kmia, how to get there, airport, airport transfer, transfer, transfers, shuttle, flights, fly in, airstrip, map, directions, private transfer, road transfer, airport pick up, how long is the drive, length of drive, charter plane, private plane, small plane',
  'getting to monwana game lodge': 'hoedspruit, eastgate, orpen',
  'getting to safari lodge': 'thabazimbi, lanseria, bela-bela, vaalwater',
  'how cold is winter': 'marataba weather, cold in winter, winter at marataba',
  'if something goes wrong': 'emergency number, missed flight, flight delay, delayed flight, lost passport',
};
