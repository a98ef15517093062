import type { TypedFor } from './typed-for.ts';

/** Weddings, honeymoons, birthdays and groups. */
export const occasionsWords: TypedFor = {
  'marriage proposal': 'propose, engagement, getting engaged, pop the question, ring',
  wedding:
    'wedding venue, wedding package, ceremony, elope, marriage, bridal, get married, elopement, vows, bride, hochzeit, mariage, vow renewal, renew vows, small wedding, wedding photographer, wedding planner, destination wedding',
  honeymoon:
    'babymoon, minimoon, valentines, valentine’s day, couples retreat, romantic getaway, honeymoon package, honeymoon special, honeymooners, just married, newlyweds, romantic, romance, couples, flitterwochen, lune de miel, hochzeitsreise, lodge for couples, couples lodge, romantic lodge, lodge for two, honeymoon lodge, best lodge for honeymoon, honeymoon safari',
  'birthday celebration':
    'silver wedding, golden wedding, wedding anniversary, jubilee, milestone, 40th, 50th, 60th, 70th, 80th, graduation, retirement, birthday, anniversary, party, celebrate',
  'exclusive use':
    '8 people, 10 people, 12 people, 14 people, 16 people, 20 people, party of 10, party of 12, stag, stag party, hen party, bachelor party, bachelorette, reunion, family reunion, agm, workshop, incentive, offsite, off site, retreat, seminar, boardroom, meeting room, conference room, large group, big group, groups, venue, whole lodge, conference, meeting, team building, corporate, company retreat, buy-out, buyout, private lodge, group booking, book the whole lodge, work event, corporate event, event, events, event venue, function venue, gala, product launch',
  'flowers, a cake or a surprise':
    'flowers, bouquet, rose petals, birthday cake, cake, surprise, champagne in room, balloon decorations, decorations',
  'gift vouchers': 'voucher, gift card, present, gift certificate',
  'after a wedding': 'honeymoon discount, honeymoon offer, honeymoon deal',
};
