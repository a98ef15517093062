import type { UploadField } from 'payload';

interface Options {
  readonly help?: string;
  readonly required?: boolean;
}

/** Names of `admin.description` and the kind of file a place takes; an editor is offered no other. */
function upload(
  name: string,
  label: string,
  kind: 'image/' | 'video/' | 'application/pdf',
  { help, required = false }: Options,
) {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    filterOptions: { mimeType: { contains: kind } },
    ...(help ? { admin: { description: help } } : {}),
  } as const;
}

/** A picture from the media library. */
export function picture(name: string, label: string, options: Options = {}): UploadField {
  return upload(name, label, 'image/', options);
}

/** A film from the media library: MP4 or WebM. */
export function film(name: string, label: string, options: Options = {}): UploadField {
  return upload(name, label, 'video/', options);
}

/** A PDF from the media library. */
export function file(name: string, label: string, options: Options = {}): UploadField {
  return upload(name, label, 'application/pdf', options);
}

/** Several pictures, in the order visitors leaf through them. */
export function gallery(): UploadField {
  return {
    ...upload('gallery', 'Pictures', 'image/', {}),
    hasMany: true,
    admin: { description: 'In the order visitors leaf through them; drag to change it.' },
  };
}

/** A film behind words in the two formats browsers play; phones and visitors who save data see the picture alone. */
export function backgroundFilm(): UploadField[] {
  return [
    film('backgroundVideo', 'Film', { help: 'MP4, silent, under 700 kB. Plays on wide screens only.' }),
    film('backgroundVideoAlternative', 'The same film as WebM', {
      help: 'Smaller for most browsers. May stay empty.',
    }),
  ];
}
