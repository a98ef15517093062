import { documentKinds, pictureSubjects } from '@sundowner/brand';
import type { TextareaField, TextareaFieldValidation } from 'payload';
import { link, slug } from '../../fields/address.ts';
import { day } from '../../fields/calendar.ts';
import { property } from '../../fields/checked-word.ts';
import { choice, yes } from '../../fields/choice.ts';
import { entries } from '../../fields/entry.ts';
import { rows } from '../../fields/lists.ts';
import { file, film, picture } from '../../fields/picture.ts';
import { line, passage, position } from '../../fields/plain.ts';
import { contentCollection } from '../content-collection.ts';

/** A cue's times, "00:00.000 --> 00:02.500", hours before them where there are some (W3C WebVTT, section 4.1). */
const times = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m;

/** Whether words are captions a browser shows: headed WEBVTT, and at least one cue. */
export function checkCaptions(value: string): true | string {
  if (!/^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(value)) return 'Captions begin with a line that says WEBVTT.';
  if (!times.test(value.replaceAll('\r\n', '\n')))
    return 'No line says when a caption is shown: 00:00.000 --> 00:02.500.';
  return true;
}

/** Captions of a film as the text of a WebVTT file; they may stay empty. */
function captions(name: string, label: string): TextareaField {
  const field = passage(name, label, {
    help: 'The text of a WebVTT file (.vtt). Also of a silent film: say what is heard, or that nothing is.',
  });
  const validate: TextareaFieldValidation = (value, circumstances) => {
    const right = value?.trim() ? checkCaptions(value) : true;
    return right === true ? (field.validate?.(value, circumstances) ?? true) : right;
  };
  return { ...field, validate };
}

const imageGallery = contentCollection({
  slug: 'imageGallery',
  labels: ['Gallery of pictures', 'Galleries of pictures'],
  group: 'Pictures, films and files',
  titled: 'title',
  description: 'Galleries of the page /image-gallery, each with its pictures.',
  columns: ['title', 'property', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /image-gallery#this.'),
    position(),
    line('title', 'Title', { required: true }),
    passage('lead', 'Words'),
    property(),
    picture('cover', 'Cover'),
    entries('items', 'Pictures', 'galleryItem'),
  ],
});

const galleryItem = contentCollection({
  slug: 'galleryItem',
  labels: ['Picture in a gallery', 'Pictures in galleries'],
  group: 'Pictures, films and files',
  titled: 'title',
  description:
    'One picture for the galleries, with its caption. The file itself is under "Pictures, films and PDFs"; which gallery shows it, under "Galleries of pictures".',
  columns: ['title', 'property', 'position'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    picture('image', 'Picture', { required: true }),
    line('caption', 'Caption'),
    line('credit', 'By'),
    property(),
    choice('subject', 'Subject', pictureSubjects, {
      help: 'Visitors filter the page /image-gallery by it. May stay empty.',
    }),
    yes('forPress', 'May be downloaded', { help: 'By travel partners and the press.' }),
  ],
});

const videoGallery = contentCollection({
  slug: 'videoGallery',
  labels: ['Gallery of films', 'Galleries of films'],
  group: 'Pictures, films and files',
  titled: 'title',
  description: 'Galleries of the pages /video-gallery and of our own channel.',
  columns: ['title', 'property', 'position'],
  sort: 'position',
  fields: [
    slug('Names it in addresses: /video-gallery#this.'),
    position(),
    line('title', 'Title', { required: true }),
    passage('lead', 'Words'),
    property(),
    yes('ownChannel', 'On our own channel', {
      help: 'Shown on the page of the collection’s own television too.',
    }),
    rows('videos', 'Films', { one: 'Film', many: 'Films' }, [
      line('title', 'Title', { required: true }),
      passage('text', 'Words'),
      film('video', 'Film'),
      captions('captions', 'Captions'),
      link('url', 'Address', { help: 'Of a film that lies elsewhere; it opens in a new tab.' }),
      picture('poster', 'Picture before it plays'),
      line('duration', 'Takes', { help: '"2:40".' }),
    ]),
  ],
});

const download = contentCollection({
  slug: 'download',
  labels: ['Download', 'Downloads'],
  group: 'Pictures, films and files',
  titled: 'title',
  description: 'Rate sheets, fact sheets and maps that guests and travel partners download.',
  columns: ['title', 'category', 'property', 'updated'],
  sort: 'position',
  fields: [
    position(),
    line('title', 'Title', { required: true }),
    choice('category', 'Kind', documentKinds, { required: true }),
    property('Property', { help: 'Empty means the whole collection.' }),
    passage('description', 'Words'),
    file('file', 'PDF'),
    link('url', 'Address', { help: 'Of a file that lies elsewhere, in place of the PDF.' }),
    day('updated', 'Updated'),
    yes('forPartners', 'For travel partners only'),
  ],
});

export const galleries = [imageGallery, galleryItem, videoGallery, download];
