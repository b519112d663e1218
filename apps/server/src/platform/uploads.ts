import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '../domain/language.ts';
import { Refusal } from '../domain/refusal.ts';
import { createTranslator } from './words.ts';

interface FormLimits {
  /** Bytes of the largest file a field takes. */
  fileSize: number;
  files: number;
  fields: number;
}

interface FieldShape {
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: FieldShape;
  /** A list, or one entry of it. */
  anyOf?: FieldShape[];
}

const megabyte = 1_048_576;
const fieldSize = 65_536;
/** Of a list whose schema says nothing. */
const longestList = 100;

const fieldsOf = (body: z.ZodType): FieldShape[] => {
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, FieldShape>;
  };
  return Object.values(properties).map((field) => field.anyOf?.find(({ items }) => items) ?? field);
};

const isFile = ({ format, items }: FieldShape): boolean => (items?.format ?? format) === 'binary';
const countOf = ({ items, maxItems }: FieldShape): number => (items ? (maxItems ?? longestList) : 1);
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What a form may hold, read from its schema: `z.file().max(bytes)`, `z.array(…).max(n)`. */
export const limitsOf = (body: z.ZodType): FormLimits => {
  const fields = fieldsOf(body);
  const files = fields.filter(isFile);
  return {
    fileSize: Math.max(0, ...files.map(({ maxLength, items }) => items?.maxLength ?? maxLength ?? megabyte)),
    files: sum(files.map(countOf)),
    // Unknown fields are left out, but a client may send some.
    fields: sum(fields.filter((field) => !isFile(field)).map(countOf)) + 20,
  };
};

const add = (form: Map<string, unknown[]>, name: string, value: unknown): void => {
  form.set(name, [...(form.get(name) ?? []), value]);
};

const t = createTranslator({
  fileTooLarge: { en: 'The file is larger than {limit} MB.', pt_BR: 'O arquivo tem mais de {limit} MB.' },
  tooManyFiles: { en: 'There are too many files.', pt_BR: 'Há arquivos demais.' },
  tooManyFields: { en: 'There are too many fields.', pt_BR: 'Há campos demais.' },
  notAForm: { en: 'Send this as multipart/form-data.', pt_BR: 'Envie como multipart/form-data.' },
  unreadable: {
    en: 'The form could not be read. Please try again.',
    pt_BR: 'Não foi possível ler o formulário. Tente novamente.',
  },
});

const limitWords = {
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_FILES_LIMIT: 'tooManyFiles',
  FST_FIELDS_LIMIT: 'tooManyFields',
  FST_PARTS_LIMIT: 'tooManyFields',
} as const;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What stops a form in the middle is the sender's doing: too much of it, or not what it says it is. */
const refusalOf = (error: unknown, { fileSize }: FormLimits, language: Language): Refusal => {
  const words = limitWords[codeOf(error) as keyof typeof limitWords];
  if (!words) return new Refusal(400, t(language, 'unreadable'));
  return new Refusal(413, t(language, words, { limit: Number((fileSize / megabyte).toFixed(1)) }));
};

/**
 * Reads a `multipart/form-data` body into text and `File` values, a repeated field as a list. Reading stops at the limits: 413. A file is
 * what the client says it is; anyone who keeps it must look inside.
 */
export const readForm = async (
  request: FastifyRequest,
  limits: FormLimits,
  language: Language,
): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw new Refusal(415, t(language, 'notAForm'));
  const form = new Map<string, unknown[]>();
  try {
    const parts = request.parts({
      limits: { ...limits, fieldSize, parts: limits.files + limits.fields, headerPairs: 20 },
    });
    for await (const part of parts)
      add(
        form,
        part.fieldname,
        part.type === 'file'
          ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
          : part.value,
      );
  } catch (error) {
    throw refusalOf(error, limits, language);
  }
  return Object.fromEntries([...form].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
};
