import { otherFileOf, type OtherFile } from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import { createTranslator } from '../../words.ts';
import type { SheetProblem } from './types.ts';

/** What a file is that is no spreadsheet, and what to do. By its content or by the ending of its name. */
const texts = {
  macros: {
    en: 'The file contains macros. Save it as a workbook without macros.',
    pt_BR: 'O arquivo contém macros. Salve como pasta de trabalho sem macros.',
  },
  password: {
    en: 'The file is protected by a password. Save it without one.',
    pt_BR: 'O arquivo está protegido por senha. Salve-o sem senha.',
  },
  tooOld: {
    en: 'The file is in a format from before Excel 97. Open it in a newer program and save it as XLSX.',
    pt_BR: 'O arquivo está em um formato anterior ao Excel 97. Abra em um programa mais novo e salve como XLSX.',
  },
  webPage: {
    en: 'The file is a web page. Open it in a spreadsheet program and save it as XLSX.',
    pt_BR: 'O arquivo é uma página da web. Abra em um programa de planilhas e salve como XLSX.',
  },
  text: {
    en: 'The file is plain text. Open it in a spreadsheet program and save it as XLSX.',
    pt_BR: 'O arquivo é texto simples. Abra em um programa de planilhas e salve como XLSX.',
  },
  spreadsheet: {
    en: 'Open the file in a spreadsheet program and save it as XLSX.',
    pt_BR: 'Abra o arquivo em um programa de planilhas e salve como XLSX.',
  },
  numbers: {
    en: 'The file was saved by Numbers. Export it from Numbers as Excel, and choose that file.',
    pt_BR: 'O arquivo foi salvo pelo Numbers. Exporte do Numbers como Excel e escolha esse arquivo.',
  },
  document: {
    en: 'The file is a document, such as a letter or a PDF. Copy its table into a spreadsheet, and save that as XLSX.',
    pt_BR: 'O arquivo é um documento, como uma carta ou um PDF. Copie a tabela para uma planilha e salve como XLSX.',
  },
  picture: {
    en: 'The file is a picture. Type its lines into a spreadsheet, and choose that file.',
    pt_BR: 'O arquivo é uma imagem. Digite as linhas em uma planilha e escolha esse arquivo.',
  },
  archive: {
    en: 'The file is an archive. Unpack it, and choose the spreadsheet in it.',
    pt_BR: 'O arquivo é um pacote compactado. Descompacte-o e escolha a planilha que está nele.',
  },
  mail: {
    en: 'The file is an e-mail. Save the spreadsheet attached to it, and choose that file.',
    pt_BR: 'O arquivo é um e-mail. Salve a planilha anexada e escolha esse arquivo.',
  },
  link: {
    en: 'The file is only a link. Open it, download the spreadsheet as XLSX, and choose that file.',
    pt_BR: 'O arquivo é apenas um link. Abra-o, baixe a planilha como XLSX e escolha esse arquivo.',
  },
  empty: {
    en: 'The file is empty. Save it again, and choose that file.',
    pt_BR: 'O arquivo está vazio. Salve-o de novo e escolha esse arquivo.',
  },
  damaged: {
    en: 'The file is damaged or incomplete. Download or save it again.',
    pt_BR: 'O arquivo está danificado ou incompleto. Baixe ou salve-o de novo.',
  },
  invalid: {
    en: 'It cannot be read as a spreadsheet. Open it in a spreadsheet program and save it as XLSX.',
    pt_BR: 'Não foi possível lê-lo como planilha. Abra em um programa de planilhas e salve como XLSX.',
  },
  tooLarge: {
    en: 'The file is too large when unpacked. Remove pictures and other sheets.',
    pt_BR: 'O arquivo é grande demais ao ser descompactado. Remova imagens e outras planilhas.',
  },
  tooLong: {
    en: 'Reading the file took too long. Import fewer lines at a time.',
    pt_BR: 'A leitura do arquivo demorou demais. Importe menos linhas por vez.',
  },
  tooManyRows: {
    en: 'There are more than {rows} lines. Import fewer lines at a time.',
    pt_BR: 'Há mais de {rows} linhas. Importe menos linhas por vez.',
  },
  longText: {
    en: 'Line {row}, column {column}: the text has more than {most} characters. Shorten it, or remove it if it is not needed.',
    pt_BR:
      'Linha {row}, coluna {column}: o texto tem mais de {most} caracteres. Encurte-o ou remova-o se não for necessário.',
  },
} as const satisfies Record<Exclude<SheetProblem, 'extension'> | Exclude<OtherFile, 'heic'>, object>;

const t = createTranslator(texts);

/** Why a file cannot be read, and what to do, as sentences for who sent it. */
export const sayProblem = (
  language: Language,
  problem: Exclude<SheetProblem, 'extension'>,
  values: Record<string, string | number>,
): string => t(language, problem, values);

/** What to do with a file of another ending. */
export const adviceFor = (language: Language, name: string): string => {
  const kind = otherFileOf(name);
  if (kind === 'other') return t(language, 'spreadsheet');
  return t(language, kind === 'heic' ? 'picture' : kind);
};
