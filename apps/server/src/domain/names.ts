import sql, { type Sql } from 'sql-template-tag';
import type { Scope } from './scope.ts';

type Reader = Pick<Scope, 'account' | 'language'>;

/** What a tag or size is called in the reader's language. */
export const nameIn =
  ({ account: { names }, language }: Reader) =>
  (name: string): string =>
    (Object.hasOwn(names, name) && names[name]?.[language]) || name;

/** The same for a column, in SQL. */
export const nameInSql = ({ account: { names }, language }: Reader, column: Sql): Sql =>
  Object.values(names).some((words) => words[language])
    ? sql`translated(${column}, ${JSON.stringify(names)}::jsonb -> ${column}, ${language})`
    : column;

/** Names as they are kept, for names in any language. */
export const keptNames = ({ account: { names } }: Pick<Scope, 'account'>, given: readonly string[]): string[] => [
  ...given,
  ...Object.entries(names).flatMap(([kept, words]) =>
    !given.includes(kept) && Object.values(words).some((name) => given.includes(name)) ? [kept] : [],
  ),
];
