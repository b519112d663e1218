import type { Content } from '@vitrine/api/client';
import type { LanguageCode } from '@vitrine/api/rules';

/** A document as the form edits it: fields by name, at any depth. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: Fields): boolean =>
  typeof value['en'] === 'string' && Object.keys(value).every((key) => key === 'en' || key === 'pt_BR');

const WIDTH = '1200';

/** A document as the shop would get it in one language: words are texts, pictures have a width. */
export const inLanguage = (value: unknown, language: LanguageCode): unknown => {
  if (typeof value === 'string') return value.startsWith('/media/') ? value.replace('{w}', WIDTH) : value;
  if (Array.isArray(value))
    return value.map((entry, place) => {
      const said = inLanguage(entry, language);
      return isFields(said) ? { id: place + 1, ...said } : said;
    });
  if (!isFields(value)) return value;
  if (isWords(value)) return value[language] ?? value['en'];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inLanguage(part, language)]));
};

/** The field of a path such as `styles.focus`. */
export const readField = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields);

/** The same fields with one of them set. */
export const setField = (fields: Fields, path: string, value: unknown): Fields => {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  return { ...fields, [name]: setField(isFields(inner) ? inner : {}, rest.join('.'), value) };
};

export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The document that a 409 carries; undefined in any other answer. */
export const currentOf = (body: unknown): Content | undefined => {
  const current = asFields(body)['current'];
  return isFields(current) ? (current as unknown as Content) : undefined;
};
