import type { z } from 'zod';
import type { Language } from '../domain/language.ts';
import { createTranslator } from './words.ts';

/** Why a field, or a whole request, is refused before the work begins. */
export const translateInput = createTranslator({
  missing: { en: 'This field is required.', pt_BR: 'Este campo é obrigatório.' },
  text: { en: 'This must be text.', pt_BR: 'Isto precisa ser um texto.' },
  number: { en: 'Enter a number.', pt_BR: 'Informe um número.' },
  whole: { en: 'Enter a whole number.', pt_BR: 'Informe um número inteiro.' },
  yesOrNo: { en: 'This must be true or false.', pt_BR: 'Isto precisa ser verdadeiro ou falso.' },
  atMost: { en: 'This must be {limit} or less.', pt_BR: 'Isto precisa ser {limit} ou menos.' },
  atLeast: { en: 'This must be {limit} or more.', pt_BR: 'Isto precisa ser {limit} ou mais.' },
  more: { en: 'This must be more than {limit}.', pt_BR: 'Isto precisa ser maior que {limit}.' },
  tooLong: { en: 'Use at most {limit} characters.', pt_BR: 'Use no máximo {limit} caracteres.' },
  tooShort: { en: 'Use at least {limit} characters.', pt_BR: 'Use pelo menos {limit} caracteres.' },
  tooMany: { en: 'Send at most {limit} entries.', pt_BR: 'Envie no máximo {limit} itens.' },
  none: { en: 'Choose at least one.', pt_BR: 'Escolha pelo menos um.' },
  tooFew: { en: 'Send at least {limit} entries.', pt_BR: 'Envie pelo menos {limit} itens.' },
  choice: { en: 'This must be one of: {choices}.', pt_BR: 'Isto precisa ser um destes: {choices}.' },
  wrong: { en: 'This value is not valid.', pt_BR: 'Este valor não é válido.' },
  link: {
    en: 'This is no web address and no path of the shop, such as /brands.',
    pt_BR: 'Isto não é um endereço da web nem um caminho da loja, como /brands.',
  },
  picture: { en: 'Choose a picture.', pt_BR: 'Escolha uma imagem.' },
  video: {
    en: 'This is no video that the shop can play. Enter the address of a file that begins with https:// and ends in .mp4 or .webm.',
    pt_BR:
      'A loja não consegue reproduzir este vídeo. Informe o endereço de um arquivo que comece com https:// e termine em .mp4 ou .webm.',
  },
  bannerLink: {
    en: 'The button has words and no link. Choose where it leads, or remove the words.',
    pt_BR: 'O botão tem texto, mas não tem link. Escolha aonde ele leva ou remova o texto.',
  },
  bannerWords: {
    en: 'The button has a link and no words. Write what it says, or remove the link.',
    pt_BR: 'O botão tem link, mas não tem texto. Escreva o que ele diz ou remova o link.',
  },
  webAddress: {
    en: 'This is no web address that begins with https://.',
    pt_BR: 'Isto não é um endereço da web que começa com https://.',
  },
  origin: {
    en: 'Write a site such as https://partner.example, without a path.',
    pt_BR: 'Escreva um site como https://partner.example, sem caminho.',
  },
  host: {
    en: 'Write a host name such as shop.example, without port or path.',
    pt_BR: 'Escreva um domínio como loja.example, sem porta nem caminho.',
  },
  email: { en: 'This is no e-mail address.', pt_BR: 'Este não é um endereço de e-mail.' },
  timeZone: {
    en: 'This is no time zone. Choose one from the list, such as America/Sao_Paulo.',
    pt_BR: 'Isto não é um fuso horário. Escolha um da lista, como America/Sao_Paulo.',
  },
  currency: {
    en: 'This is no code of a currency. Type one such as EUR.',
    pt_BR: 'Isto não é um código de moeda. Digite um como EUR.',
  },
  year: { en: 'This is no year from 1900 on.', pt_BR: 'Este não é um ano a partir de 1900.' },
  lastDay: {
    en: 'The last day is before the first, or there is no first day. Change one of the two.',
    pt_BR: 'O último dia vem antes do primeiro, ou não há primeiro dia. Mude um dos dois.',
  },
  daysSwapped: {
    en: 'The last day is before the first. Change one of the two.',
    pt_BR: 'O último dia vem antes do primeiro. Mude um dos dois.',
  },
  twice: {
    en: 'A name is there twice. Remove one of the two.',
    pt_BR: 'Um nome aparece duas vezes. Remova um dos dois.',
  },
  unstorable: {
    en: 'This contains characters that cannot be saved. Remove them and try again.',
    pt_BR: 'Isto contém caracteres que não podem ser salvos. Remova-os e tente de novo.',
  },
  oneLine: {
    en: 'Write this on one line, without line breaks and hidden characters.',
    pt_BR: 'Escreva isto em uma linha, sem quebras de linha nem caracteres ocultos.',
  },
  unreadable: { en: 'The request cannot be read.', pt_BR: 'Não foi possível ler a requisição.' },
  bodyTooLarge: { en: 'The request is too large.', pt_BR: 'A requisição é grande demais.' },
  otherContent: {
    en: 'This kind of content is not accepted here.',
    pt_BR: 'Este tipo de conteúdo não é aceito aqui.',
  },
});

type Issue = z.core.$ZodIssue;
type Words = [key: Parameters<typeof translateInput>[1], values?: Record<string, string | number>];

const wrongType = ({ expected, input }: Extract<Issue, { code: 'invalid_type' }>): Words => {
  if (input === undefined) return ['missing'];
  if (expected === 'string') return ['text'];
  if (expected === 'number') return ['number'];
  if (expected === 'int') return ['whole'];
  return [expected === 'boolean' ? 'yesOrNo' : 'wrong'];
};

const tooBig = ({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Words => {
  const limit = { limit: String(maximum) };
  if (origin === 'string') return ['tooLong', limit];
  return [origin === 'array' ? 'tooMany' : 'atMost', limit];
};

const tooSmall = ({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): Words => {
  const limit = { limit: String(minimum) };
  if (origin === 'string') return minimum === 1 ? ['missing'] : ['tooShort', limit];
  if (origin === 'array') return minimum === 1 ? ['none'] : ['tooFew', limit];
  return [inclusive === false ? 'more' : 'atLeast', limit];
};

const customReasons = [
  'link',
  'picture',
  'video',
  'bannerLink',
  'bannerWords',
  'webAddress',
  'origin',
  'host',
  'email',
  'timeZone',
  'currency',
  'year',
  'lastDay',
  'daysSwapped',
  'twice',
] as const;

/** A check of a schema names its sentence in `params.reason`. */
const customReason = ({ params }: Extract<Issue, { code: 'custom' }>): Words[0] =>
  customReasons.find((reason) => reason === params?.['reason']) ?? 'wrong';

const wordsOf = (issue: Issue): Words => {
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'custom') return [customReason(issue)];
  if (issue.code !== 'invalid_value') return ['wrong'];
  return issue.input === undefined ? ['missing'] : ['choice', { choices: issue.values.map(String).join(', ') }];
};

/** What a field's schema found wrong, as the sentence a person reads beside the field. */
export const reasonFor = (issue: Issue, language: Language): string => translateInput(language, ...wordsOf(issue));
