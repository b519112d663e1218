import { parseArgs } from 'node:util';
import { didYouMean } from '../modules/staff/branding/nearest.ts';
import { Misunderstood } from './command.ts';
import type { Command } from './command.ts';
import { helpAbout, helpFor, optionName, overview, readOptions } from './help.ts';

/** What was typed, understood: help to print, or a command with its values by field. */
export type Understood = { help: string } | { command: Command; typed: Readonly<Record<string, unknown>> };

const misunderstood = (reason: string, help: string): never => {
  throw new Misunderstood(`${reason}\n\n${help}`);
};

const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

const findCommand = (commands: readonly Command[], [subject, verb]: readonly string[]): Command => {
  const ofSubject = commands.filter(({ name }) => name.startsWith(`${subject} `));
  if (ofSubject.length === 0) {
    const subjects = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))];
    return misunderstood(
      `There is nothing to do about "${subject}".${didYouMean(subject ?? '', subjects)}`,
      overview(commands),
    );
  }
  const verbs = ofSubject.map(({ name }) => name.split(' ')[1] ?? '');
  return (
    ofSubject.find(({ name }) => name === `${subject} ${verb}`) ??
    misunderstood(
      `There is no command "${`${subject} ${verb ?? ''}`.trim()}".${didYouMean(verb ?? '', verbs)}`,
      helpAbout(commands, subject ?? ''),
    )
  );
};

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What is typed after the words of a command, by field. */
const readFields = (command: Command, rest: readonly string[]): Record<string, unknown> => {
  const options = readOptions(command);
  const config = Object.fromEntries(
    options.map(({ key, flag }) => [optionName(key), { type: flag ? ('boolean' as const) : ('string' as const) }]),
  );
  const { tokens } = parseArgs({
    args: [...rest],
    options: config,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const typed: Record<string, unknown> = {};
  const positional = [...command.takes];
  const take = (token: Token): void => {
    if (token.kind === 'positional') {
      const key = positional.shift();
      if (key === undefined) return misunderstood(`"${token.value}" is too much.`, helpFor(command));
      typed[key] = token.value;
    } else if (token.kind === 'option') {
      const option = options.find(({ key }) => optionName(key) === token.name);
      if (!option) {
        const meant = didYouMean(
          token.name,
          options.map(({ key }) => optionName(key)),
        );
        return misunderstood(`There is no ${token.rawName}.${meant}`, helpFor(command));
      }
      if (option.flag && token.value !== undefined)
        return misunderstood(`${token.rawName} takes no value.`, helpFor(command));
      // `--name --language en` forgot the name; a value that really begins with a dash is written `--name=-x`.
      if (!option.flag && (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))))
        return misunderstood(`${token.rawName} needs a value.`, helpFor(command));
      const before = typed[option.key];
      if (option.many) typed[option.key] = [...(Array.isArray(before) ? (before as unknown[]) : []), token.value];
      else if (before !== undefined) return misunderstood(`${token.rawName} is there twice.`, helpFor(command));
      else typed[option.key] = option.flag ? true : token.value;
    }
  };
  tokens.forEach(take);
  return typed;
};

/** Understands the arguments after `npm run admin --`, or throws what is wrong with the help that is needed. */
export const understand = (commands: readonly Command[], args: readonly string[]): Understood => {
  const [subject, verb, ...rest] = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  const single = commands.find(({ name }) => name === subject);
  if (single) {
    const typed = args[0] === 'help' ? args.slice(2) : args.slice(1);
    return asksForHelp(args) || args[0] === 'help'
      ? { help: helpFor(single) }
      : { command: single, typed: readFields(single, typed) };
  }
  const isWord = (word: string | undefined): word is string => word !== undefined && !word.startsWith('-');
  if (subject === undefined || (!isWord(subject) && asksForHelp(args))) return { help: overview(commands) };
  if (!isWord(subject))
    return misunderstood(`The command comes before its options, and "${String(subject)}" is none.`, overview(commands));
  if (!isWord(verb) && asksForHelp([...rest, verb ?? ''])) {
    findCommand(commands, [
      subject,
      commands.find(({ name }) => name.startsWith(`${subject} `))?.name.split(' ')[1] ?? '',
    ]);
    return { help: helpAbout(commands, subject) };
  }
  const command = findCommand(commands, [subject, verb ?? '']);
  if (asksForHelp(rest)) return { help: helpFor(command) };
  return { command, typed: readFields(command, rest) };
};
