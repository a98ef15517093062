import type { TypedFor } from './typed-for.ts';

/** Prices, booking and payment. */
export const bookingWords: TypedFor = {
  rates:
    'all inclusive, full board, half board, what is included, what is excluded, rack rate, pricing, pp, pppn, cost, tariff, fee, fees, how much, expensive, per night, price list, cheapest, cheapest room, cheapest lodge, lowest price, affordable, budget, prix, tarif, tarifs, kosten, price range, cost per night, cost per person, family rates, group rates, weekend rate, peak rate',
  offers:
    'pensioner, senior, senior discount, long stay, stay longer, resident rates, residents, sadc, sadc rates, local rates, locals, south african residents, black friday, student discount, package, discount, deal, special, specials and offers, cheap, promotion, saving, last minute, last minute deals, late deals, bargain, coupon, promo code, discount code, sale, midweek, early bird, loyalty, repeat guest',
  'price of': 'deal, special, discount, offers, promotion',
  'no single supplement':
    'solo traveller, solo travel, travelling alone, on my own, single traveller, single room',
  alone: 'solo, on my own, single traveller',
  'if you need to cancel':
    'cancel, cancellation policy, refund, money back, cancellation fee, free cancellation, refundable, non refundable, no show',
  'booking and cancellation terms': 'terms and conditions, cancellation policy, deposit, refund policy',
  'if you need to change something':
    'change my booking, change dates, postpone, move my booking, reschedule, change booking, amend booking, change date, change my dates, change booking date',
  'how a booking is made':
    'deposit, how to book, reserve, payment terms, payment policy, payment schedule, pay deposit, booking process, quote, quotation, get a quote, hold a room, provisional booking, confirm my booking',
  'how to pay us safely':
    'payment, pay, bank details, credit card, bank transfer, scam, fraud, eft, bank account, wire transfer, swift',
  'net rates': 'sto, sto rates, contract rates, wholesale, agent rates, trade rates, nett rates',
  'for travel partners':
    'travel agent, agent, tour operator, trade, commission, wholesaler, dmc, travel agency, agent login, trade login',
  'can i book online':
    'book online, online booking, availability, available dates, check availability, free rooms, calendar, book now',
  'can i pay in instalments':
    'payment plan, installments, pay later, balance, part payment, pay monthly, when do I pay, lay-by',
  'three nights for the price of two in winter':
    '3 nights for 2, 3 for 2, three for two, stay 3 pay 2, winter special, winter offer, winter deal',
  'rates and offers':
    'rate sheet, rates sheet, rack rates, prices, preise, preis, angebote, deal, deals, special, specials, discount, discounts, price, cost, how much, cheap',
  'stay four nights, pay for three':
    'stay 4 pay 3, 4 nights for 3, 4 for 3, four for three, free night, extra night, long stay',
  'if we need to change something': 'covid, coronavirus, pandemic, cancelled flight',
};
