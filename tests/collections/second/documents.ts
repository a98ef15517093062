import { h, list, p } from '../../../demo/content/rich-text.ts';
import { facts, type PdfDocument } from '../../../demo/pdf/document.ts';

/** PDFs that visitors and partners may keep; they are made when they are uploaded. */
export const documents: readonly PdfDocument[] = [
  {
    name: 'getting-to-the-camps.pdf',
    title: 'Getting to the camps',
    subject: 'Ways to the river camps, the desert camps and Tide House',
    lead: 'Every way in, with how long it takes and what it costs.',
    blocks: [
      facts(
        ['Lusaka to the river', '40 minutes by air'],
        ['Windhoek to the desert', '1 hour 20 minutes by air'],
      ),
      h('By road'),
      p(
        'Swakopmund is four hours from Windhoek on tar. The desert camps want high clearance; the river wants a boat.',
      ),
      list('Fuel up at Khorixas', 'Carry water for a day', 'Be at the gate before dark'),
    ],
  },
  {
    name: 'net-rates-and-terms.pdf',
    title: 'Net rates and terms',
    subject: 'Net rates and terms for travel partners',
    lead: 'What partners pay, how long we hold a room, and who answers.',
    blocks: [
      facts(['We hold rooms for', 'ten days'], ['Deposit', 'one fifth']),
      p(
        'Prices to guests are in US dollars. Partners are invoiced in dollars or in Namibian dollars, as they wish.',
      ),
    ],
  },
];
