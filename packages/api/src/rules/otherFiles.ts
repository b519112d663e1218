/** Files that people choose where a spreadsheet or a picture is wanted, by the endings of their names. */
const endings = {
  macros: 'xlsm xltm xlam',
  numbers: 'numbers',
  spreadsheet: 'ods fods ots xlsb xltx xlt gnumeric et dbf wk1 wks',
  text: 'csv tsv tab txt',
  document: 'pdf doc docx odt rtf pages ppt pptx odp key indd ai',
  heic: 'heic heif',
  picture: 'jpg jpeg png gif webp avif tif tiff bmp svg',
  archive: 'zip rar 7z gz tgz tar',
  mail: 'eml msg',
  link: 'gsheet url webloc lnk',
  webPage: 'htm html mht mhtml xml',
} as const;

export type OtherFile = keyof typeof endings;

const kinds = new Map(
  Object.entries(endings).flatMap(([kind, list]) => list.split(' ').map((ending) => [ending, kind as OtherFile])),
);

/** What kind of file the ending of a name promises; `other` for one that tells nothing. */
export const otherFileOf = (name: string): OtherFile | 'other' => {
  const [, ending = ''] = /\.([^.]+)$/.exec(name) ?? [];
  return kinds.get(ending.toLowerCase()) ?? 'other';
};
