import type { TextareaField, TextareaFieldValidation } from 'payload';
import { passage } from '../../fields/plain.ts';

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
export function captions(name: string, label: string): TextareaField {
  const field = passage(name, label, {
    help: 'The text of a WebVTT file (.vtt). Also of a silent film: say what is heard, or that nothing is.',
  });
  const validate: TextareaFieldValidation = (value, circumstances) => {
    const right = value?.trim() ? checkCaptions(value) : true;
    return right === true ? (field.validate?.(value, circumstances) ?? true) : right;
  };
  return { ...field, validate };
}
