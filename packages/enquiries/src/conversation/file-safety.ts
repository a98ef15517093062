/** @param kinds with spaces between them */
const endings = (...kinds: readonly string[]): RegExp =>
  new RegExp(`\\.(?:${kinds.join(' ').replaceAll(' ', '|')})$`, 'i');

/** Endings of what a machine runs when somebody opens it, or of what leads it to something to run. */
const programs = endings(
  'exe com scr pif bat cmd msi msp mst msix msixbundle appx appxbundle appinstaller application appref-ms',
  'dll cpl ocx sys drv jar jnlp js jse mjs vbs vbe wsf wsh wsc sct hta ps1 psm1 psd1 ps1xml py pyw pyz rb pl',
  'lnk url scf inf reg msc job gadget diagcab settingcontent-ms library-ms search-ms searchconnector-ms',
  'theme themepack rdp ade adp mdb mde accde one onepkg chm hlp iqy slk apk app dmg pkg deb rpm',
  'iso img vhd vhdx wim cab ace sh bash csh ksh command tool terminal workflow scpt desktop webloc inetloc',
);
const macros = endings('docm dotm xlsm xltm xlam xlsb xll xla pptm potm ppam ppsm sldm');
const pages = endings('html? shtml? xht xhtml svgz? mht mhtml');

/** How files of a kind begin, where it can be told. */
const beginnings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.pdf$/i, ['255044462d']],
  [/\.png$/i, ['89504e47']],
  [/\.jpe?g$/i, ['ffd8ff']],
  [/\.gif$/i, ['47494638']],
  [/\.(?:docx|xlsx|pptx|zip)$/i, ['504b0304', '504b0506']],
  [/\.(?:doc|xls|ppt)$/i, ['d0cf11e0', '504b0304', '7b5c727466']],
];

const pictureNames = /\.(?:png|jpe?g|gif|webp|heic|heif|avif|tiff?|bmp)$/i;
/** JPEG, PNG, GIF, TIFF, BMP, WebP, and the kinds of HEIC and AVIF. */
const isPicture = (start: string): boolean =>
  /^(?:ffd8ff|89504e47|47494638|49492a00|4d4d002a|424d|52494646.{8}57454250|.{8}66747970(?:6865|6d69|6d73|6176))/.test(
    start,
  );

const startOf = (content: Uint8Array): string => Buffer.from(content.subarray(0, 1024)).toString('hex');

/** Why a file that came by mail should not be opened, in a sentence; `null` where nothing speaks against it. It is not looked through for viruses. */
export function whyUnsafe(written: string, content: Uint8Array): string | null {
  // A file with nothing in it is none of any kind, and harmless, whatever it is called.
  if (content.length === 0) return null;
  const start = startOf(content);
  // Windows leaves dots and spaces at the end of a name out.
  const name = written.replace(/[.\s]{1,300}$/, '');
  if (programs.test(name) || start.startsWith('4d5a') || start.startsWith('7f454c46'))
    return 'It is a program.';
  if (macros.test(name)) return 'It can run programs when it is opened.';
  if (pages.test(name)) return 'It is a web page, which may pretend to be another.';
  // A photograph that is called one of another kind is a photograph.
  if (pictureNames.test(name) && isPicture(start)) return null;
  for (const [pattern, known] of beginnings) {
    if (!pattern.test(name)) continue;
    // Some programs put a few bytes before a PDF's own beginning.
    const fits = known.some((each) =>
      each === '255044462d' ? start.includes(each) : start.startsWith(each),
    );
    if (!fits) return 'It is not what its name says.';
  }
  return null;
}
