import { link } from '../../fields/address.ts';
import { picture } from '../../fields/picture.ts';
import { beside, line, passage } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

export const homepage = contentCollection({
  slug: 'homepage',
  labels: ['Home page', 'Home page'],
  group: 'Pages and their words',
  titled: 'heroTitle',
  description:
    'The first page visitors see. There is one; its title and description for search engines are under "Page introductions".',
  columns: ['heroTitle'],
  single: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Top of the page',
          fields: [
            beside(
              line('heroTitle', 'Headline', { required: true, half: true, help: 'First, upright part.' }),
              line('heroTitleTurn', 'Turn of the headline', {
                half: true,
                help: 'Second part, in italics. May stay empty.',
              }),
            ),
            passage('heroLead', 'Words under the headline'),
            picture('heroPicture', 'Picture', {
              required: true,
              help: 'Keep the lower left quiet: the headline stands there.',
            }),
          ],
        },
        {
          label: 'Statement',
          fields: [
            passage('statement', 'Statement', { help: 'Two or three sentences on what the collection is.' }),
            line('statementTurn', 'Turn of the statement', {
              help: 'Last part, in italics. May stay empty.',
            }),
            passage('statementLead', 'Words under the statement'),
            beside(
              line('statementLinkText', 'Words of the link', { half: true }),
              link('statementLinkHref', 'Where the link leads'),
            ),
          ],
        },
        {
          label: 'Sections',
          fields: [
            line('collectionHeading', 'Heading of the properties'),
            passage('collectionLead', 'Words under the heading of the properties'),
            line('experiencesHeading', 'Heading of the experiences'),
            line('journeysHeading', 'Heading of the journeys'),
            passage('journeysLead', 'Words under the heading of the journeys'),
            {
              name: 'journeys',
              type: 'relationship',
              relationTo: 'packages',
              hasMany: true,
              maxRows: 3,
              label: 'Journeys shown',
              admin: { description: 'Up to three, in the order they are shown.' },
            },
            line('storiesHeading', 'Heading of the stories'),
          ],
        },
        {
          label: 'Menus',
          fields: [
            picture('defaultDropDownImage', 'Picture of the menus', {
              help: 'Shown in a drop-down menu until the visitor points at an entry.',
            }),
          ],
        },
      ],
    },
  ],
});
