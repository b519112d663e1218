/** How letters greet, by the language code of accounts and members. A language added here is a type error wherever a letter lacks it. */
export const greeting = { en: 'Hello {name},', pt_BR: 'Olá {name},' };

/** Languages a mail is written in. */
export type MailLanguage = keyof typeof greeting;

/** Sentences in every language, by key; `{name}` stands for a value. */
type Words = Readonly<Record<string, Readonly<Record<MailLanguage, string>>>>;

/** A catalogue's one way to speak. A missing key is a type error. */
export const createTranslator =
  <const W extends Words>(words: W) =>
  (language: MailLanguage, key: keyof W & string, values: Readonly<Record<string, string | number>> = {}): string =>
    (words[key]?.[language] ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
