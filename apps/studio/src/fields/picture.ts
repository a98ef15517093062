import type { UploadField } from 'payload';

/** A picture from the media library. */
export function picture(
  name: string,
  label: string,
  { help, required = false }: { help?: string; required?: boolean } = {},
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    ...(help ? { admin: { description: help } } : {}),
  };
}
