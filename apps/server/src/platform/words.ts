import type { Language } from '../domain/language.ts';

/** Sentences in both languages, by key; `{name}` stands for a value. */
export type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A catalogue's one way to speak: `say(scope.language, 'key', { name: 'value' })`. A missing key is a type error. */
export const sayFrom =
  <const W extends Words>(words: W) =>
  (language: Language, key: keyof W & string, values: Readonly<Record<string, string | number>> = {}): string =>
    (words[key]?.[language] ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
