import { link, pageKeyField } from '../../fields/address.ts';
import { entries } from '../../fields/entry.ts';
import { file } from '../../fields/picture.ts';
import { line } from '../../fields/plain.ts';
import { longText } from '../../fields/rich-text.ts';
import { contentCollection } from '../content-collection.ts';

export const experiencesSection = contentCollection({
  slug: 'experiencesSection',
  labels: ['Experiences on another page', 'Experiences on other pages'],
  group: 'Safaris and experiences',
  titled: 'bigHeader',
  description:
    'One part of any other page that shows a choice of experiences, or words of its own. The whole page of a property is under "Experiences pages of properties".',
  columns: ['bigHeader', 'experiencesSectionFor'],
  sort: 'experiencesSectionFor',
  fields: [
    pageKeyField('experiencesSectionFor', { unique: true, help: 'The page or section: "lionsands".' }),
    line('smallHeader', 'Small heading'),
    line('bigHeader', 'Heading'),
    longText('text', 'Words'),
    link('allExperiencesLink', 'Where "all experiences" leads'),
    entries('experiences', 'Experiences', 'experiences'),
    file('experiencePdf', 'PDF'),
  ],
});
