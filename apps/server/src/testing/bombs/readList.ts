import { readSheet } from '../../platform/documents/reading/readSheet.ts';

/** What may be said of a file that is not read. */
export const refusals =
  'extension invalid damaged password tooOld webPage text document picture archive macros tooLarge tooManyRows tooLong longText'.split(
    ' ',
  );

export const fileOf = (content: Uint8Array, name = 'list.xlsx'): File => new File([new Uint8Array(content)], name);

/** Reads a file as the list of an order: `rows` and how many, or why it is refused. */
export const readList = async (file: File): Promise<{ said: string; rows: number }> => {
  const result = await readSheet({ language: 'en' }, file, { rows: 5000, csv: true });
  return 'rows' in result ? { said: 'rows', rows: result.rows.length } : { said: result.problem, rows: 0 };
};
