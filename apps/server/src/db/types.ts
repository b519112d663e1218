type Parser = (text: string) => unknown;

/** Both engines read these types alike, by their object id: int8, numeric, date, timestamptz. */
export const parsers: Readonly<Record<number, Parser>> = {
  20: Number,
  1700: Number,
  1082: (text) => text,
  1184: (text) => new Date(text),
};

/** A missing value is null in SQL. */
export const parameters = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value === undefined ? null : value));
