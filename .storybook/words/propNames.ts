import names from './propNames.json' with { type: 'json' };

const known: Readonly<Record<string, string>> = names;

/** Names that the workshop makes of a prop's: the number of a list, an item of it, a file of one's own. */
const made: readonly [RegExp, (prop: string, number?: string) => string][] = [
  [/^How many (\w+)$/, (prop) => `quantos: ${prop}`],
  [/^(\w+): own file$/, (prop) => `${prop}: seu arquivo`],
  [/^(\w+) (\d+)$/, (prop, number) => `${prop} ${number}`],
  [/^(\w+)$/, (prop) => prop],
];

/** The name of a row of the controls in Portuguese, for designers; as it is where nobody has named it. Code keeps the English ones. */
export const inPortuguese = (name: string): string => {
  for (const [pattern, say] of made) {
    const [, prop, number] = pattern.exec(name) ?? [];
    const portuguese = prop && Object.hasOwn(known, prop) ? known[prop] : undefined;
    if (portuguese) return say(portuguese, number);
  }
  return name;
};
