import { boundedText, cutText } from './clean.ts';
import { type ChosenFile, type Field, nameInMessages } from './form.ts';

/** A file of a form's raw values, or `null` for anything else. */
export function chosenFile(raw: unknown): ChosenFile | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const { fileName, bytes, kind } = raw as Partial<Record<keyof ChosenFile, unknown>>;
  if (typeof fileName !== 'string' || typeof bytes !== 'number') return null;
  return { fileName, bytes, kind: kind === 'pdf' || kind === 'docx' ? kind : null };
}

/** The file's name as a value: one short line, without a path, fit for a header and a download. */
export function fileNameOf(file: ChosenFile, limit: number): string {
  const last = file.fileName.split(/[/\\]/).at(-1) ?? '';
  const clean = boundedText(last, 1000)
    .replace(/[\s"<>:|?*]+/g, ' ')
    .trim();
  const dot = clean.lastIndexOf('.');
  if (clean.length <= limit || dot < 0) return cutText(clean, limit) || 'file';
  return cutText(clean, Math.max(1, limit - (clean.length - dot))) + cutText(clean.slice(dot), 10);
}

/** What is wrong with a chosen file, or `null`. Both sides judge the content: the browser its first bytes, the server all of it. */
export function fileFault(field: Field, file: ChosenFile): string | null {
  const { file: rule } = field;
  const name = nameInMessages(field);
  if (!rule) return null;
  if (file.bytes > rule.maxBytes) {
    return `${name} can be at most ${Math.floor(rule.maxBytes / 1024 / 1024)} MB`;
  }
  if (file.bytes === 0) return `${name} is an empty file; please choose another`;
  const taken = file.kind !== null && rule.kinds.includes(file.kind);
  if (taken) return null;
  const kinds = `${name} must be a PDF or a Word document (.docx)`;
  // It is called one of them: to say no more than that would puzzle the person who saved it as one.
  return /\.(pdf|docx)$/i.test(file.fileName)
    ? `${kinds}, and we cannot open this one; please save it again`
    : kinds;
}
