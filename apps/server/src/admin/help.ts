import { z } from 'zod';
import type { Command } from './command.ts';

/** An option as it is typed and explained. */
export interface Option {
  key: string;
  /** Stands alone, without a value. */
  flag: boolean;
  /** May be given several times. */
  many: boolean;
  required: boolean;
  /** Stands for the value in help texts, such as `NAME` or `buyer|seller|staff`. */
  placeholder: string;
  help: string;
}

interface FieldSchema {
  type?: string;
  enum?: string[];
  description?: string;
}

/** `supportEmail` as `support-email`. */
export const optionName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lastWord = (key: string): string => optionName(key).split('-').at(-1)?.toUpperCase() ?? '';

const readAll = ({ fields }: Pick<Command, 'fields'>): Option[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' });
  return Object.keys(fields).map((key) => {
    const field = properties[key] as FieldSchema;
    return {
      key,
      flag: field.type === 'boolean',
      many: field.type === 'array',
      required: required.includes(key),
      placeholder: field.enum?.join('|') ?? lastWord(key),
      help: field.description ?? '',
    };
  });
};

/** The options of a command: its fields but those that are typed without a name. */
export const readOptions = (command: Pick<Command, 'fields' | 'takes'>): Option[] =>
  readAll(command).filter(({ key }) => !command.takes.includes(key));

const written = ({ key, flag, placeholder }: Option): string =>
  flag ? `--${optionName(key)}` : `--${optionName(key)} ${placeholder}`;

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}\n`).join('');
};

const called = ({ name, takes }: Command): string => [name, ...takes.map((key) => key.toUpperCase())].join(' ');

/** How a command is typed, what is optional in brackets. */
const usage = (command: Command): string => {
  const all = readAll(command);
  const inBrackets = (text: string, required: boolean): string => (required ? text : `[${text}]`);
  const args = command.takes.map((key) =>
    inBrackets(
      key.toUpperCase(),
      all.some((field) => field.key === key && field.required),
    ),
  );
  const options = readOptions(command)
    .toSorted((one, other) => Number(other.required) - Number(one.required))
    .map((option) => inBrackets(written(option), option.required));
  return [command.name, ...args, ...options].join(' ');
};

/** Everything about one command. */
export const helpFor = (command: Command): string => {
  const all = readAll(command);
  const rows = [
    ...command.takes
      .flatMap((key) => all.filter((field) => field.key === key))
      .map((field): [string, string] => [field.key.toUpperCase(), field.help]),
    ...readOptions(command).map((option): [string, string] => [
      written(option),
      `${option.help}${option.required ? ' Required.' : ''}${option.many ? ' May be given several times.' : ''}`,
    ]),
  ];
  return [
    `Usage: npm run admin -- ${usage(command)}\n\n${command.help}\n`,
    ...(rows.length === 0 ? [] : [`\n${columns(rows)}`]),
    `\nExample: npm run admin -- ${command.name} ${command.example}`.trimEnd() + '\n',
    ...(command.notes === undefined ? [] : [`\n${command.notes}\n`]),
  ].join('');
};

const list = (commands: readonly Command[]): string =>
  columns(commands.map((command) => [called(command), command.help]));

/** The commands about one subject, such as `account`. */
export const helpAbout = (commands: readonly Command[], subject: string): string =>
  `${list(commands.filter(({ name }) => name.startsWith(`${subject} `)))}\nnpm run admin -- ${subject} COMMAND --help says more about one of them.\n`;

/** Every command in a line. */
export const overview = (commands: readonly Command[]): string => `Usage: npm run admin -- COMMAND

${list(commands)}
npm run admin -- COMMAND --help says more about one of them.

The command finds the marketplace by the same settings as npm start: DATA_DIR, or DATABASE_URL. The server may be running; the shop shows
a change within ten seconds. The exit code is 0 when the command was carried out, and 1 when nothing was changed.
`;
