import { renditionWidths } from '../../apps/studio/src/media/renditions.ts';

/** A file of a picture: itself, or one of its sizes. */
export interface PlateFile {
  /** As the studio calls a size; `null` for the picture itself. */
  readonly size: string | null;
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
}

/** The files of a bench's picture, by the names its row gives them. */
export function plateFiles(at: number): readonly PlateFile[] {
  const file = (size: string | null, name: string, width: number, format: string): PlateFile => ({
    size,
    filename: `${name}.${format}`,
    width,
    height: width / 1.5,
    mimeType: `image/${format}`,
  });
  return [
    file(null, `plate-${at}`, 1920, 'webp'),
    ...['avif', 'webp'].flatMap((format) =>
      renditionWidths.map((width) => file(`${format}${width}`, `plate-${at}-${width}`, width, format)),
    ),
  ];
}
