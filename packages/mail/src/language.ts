/** Languages a mail is written in, as accounts and members name them. */
export type MailLanguage = 'en' | 'pt_BR';

/** Sentences in both languages, by key; `{name}` stands for a value. */
type Words = Readonly<Record<string, Readonly<Record<MailLanguage, string>>>>;

/** A catalogue's one way to speak. A missing key is a type error. */
export const createTranslator =
  <const W extends Words>(words: W) =>
  (language: MailLanguage, key: keyof W & string, values: Readonly<Record<string, string | number>> = {}): string =>
    (words[key]?.[language] ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
