/** What a refused file operation means, in the operator's words; the code itself where none is known. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is full",
  EIO: 'the disk failed',
  ENOENT: 'no folder can be made there',
};

/** Why a file operation was refused, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return reasons[code] ?? (code || String(error));
}

/** Whether a disk has no room left: what the operator mends without stopping anything. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
