'use client';

import { useDocumentInfo, useField, useForm, useUploadEdits } from '@payloadcms/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useState } from 'react';
import { crops, type Focus, focusAfter, focusAt, objectPosition, sizeWarnings } from './crops.ts';
import './crop-preview.css';

interface Shown {
  readonly src: string;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** The picture as it is stored, or as it was chosen and not uploaded yet. */
function useShown(): Shown | null {
  const { savedDocumentData } = useDocumentInfo();
  const { value: file } = useField<File | null>({ path: 'file' });
  const [chosen, setChosen] = useState<Shown | null>(null);
  useEffect(() => {
    if (!(file instanceof File) || !file.type.startsWith('image/')) {
      setChosen(null);
      return;
    }
    const src = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () =>
      setChosen({ src, bytes: file.size, width: image.naturalWidth, height: image.naturalHeight });
    image.src = src;
    return () => URL.revokeObjectURL(src);
  }, [file]);
  const { url, mimeType, filesize, width, height, sizes } = (savedDocumentData ?? {}) as Record<
    string,
    unknown
  >;
  if (file instanceof File) return chosen;
  if (typeof url !== 'string' || !String(mimeType).startsWith('image/')) return null;
  const rendition = (sizes as { webp1440?: { url?: string | null } } | undefined)?.webp1440?.url;
  return {
    src: rendition ?? url,
    bytes: numberOf(filesize),
    width: numberOf(width),
    height: numberOf(height),
  };
}

/** Where a picture's focal point is set, with every shape the site cuts it into beside it. */
export function CropPreview() {
  const { savedDocumentData } = useDocumentInfo();
  const { uploadEdits, updateUploadEdits } = useUploadEdits();
  const { setModified } = useForm();
  const shown = useShown();
  const id = useId();
  const stored = savedDocumentData as { focalX?: number | null; focalY?: number | null } | undefined;
  const focus = useMemo<Focus>(
    () => ({
      x: uploadEdits?.focalPoint?.x ?? stored?.focalX ?? 50,
      y: uploadEdits?.focalPoint?.y ?? stored?.focalY ?? 50,
    }),
    [uploadEdits, stored?.focalX, stored?.focalY],
  );
  if (!shown) return null;

  function put(point: Focus): void {
    updateUploadEdits({ focalPoint: { ...point } });
    setModified(true);
  }

  function onPointer(event: PointerEvent<HTMLButtonElement>): void {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    put(focusAt(event, event.currentTarget.getBoundingClientRect()));
  }

  function onKey(event: KeyboardEvent): void {
    const next = focusAfter(focus, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    put(next);
  }

  const warnings = sizeWarnings(shown);
  return (
    <section className="crops field-type" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>What stays in view</h2>
      <p id={`${id}-help`}>
        Press the point of the picture that must never be cut away, or move it with the arrow keys. Below is
        every shape the site uses.
      </p>
      {warnings.length > 0 && (
        <ul className="crops-warnings" aria-label="About its size">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <div className="crops-pair">
        <button
          type="button"
          className="crops-whole"
          aria-label={`Focal point: ${focus.x} percent from the left, ${focus.y} percent from the top`}
          aria-describedby={`${id}-help`}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          onKeyDown={onKey}
        >
          {/* biome-ignore lint/performance/noImgElement: a rendition of the studio's own, or a file not uploaded yet */}
          <img src={shown.src} alt="" draggable={false} />
          <span className="crops-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <ul className="crops-list">
          {crops.map(({ name, where, ratio: [width, height], followsFocus }) => (
            <li key={name}>
              <span className="crops-box" style={{ aspectRatio: `${width} / ${height}` }}>
                {/* biome-ignore lint/performance/noImgElement: as above */}
                <img
                  src={shown.src}
                  alt=""
                  style={{ objectPosition: followsFocus ? objectPosition(focus) : '50% 50%' }}
                />
              </span>
              <strong>{name}</strong>
              <span>{where}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
