import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { Misunderstood, Misused } from './command.ts';
import { understand } from './grammar.ts';
import { readOptions, optionName } from './help.ts';

const problemOf = (...args: string[]): string => {
  try {
    const understood = understand(commands, args);
    return 'help' in understood ? 'help' : 'understood';
  } catch (error) {
    if (error instanceof Misunderstood) return error.message;
    throw error;
  }
};

const helpOf = (...args: string[]): string => {
  const understood = understand(commands, args);
  return 'help' in understood ? understood.help : 'no help';
};

describe.each(commands.map((command) => ({ name: command.name, command })))('$name', ({ name, command }) => {
  const words = name.split(' ');

  it('has help that names every argument and option with what it does', () => {
    for (const ask of [
      [...words, '--help'],
      [...words, '-h'],
      ['help', ...words],
    ]) {
      const help = helpOf(...ask);
      expect(help).toContain(`Usage: npm run admin -- ${name}`);
      expect(help).toContain(command.help);
      for (const key of command.takes) expect(help).toContain(key.toUpperCase());
      for (const option of readOptions(command)) {
        expect(help).toContain(`--${optionName(option.key)}`);
        expect(option.help).not.toBe('');
      }
    }
    expect(helpOf('--help')).toContain(command.help);
    expect(helpOf(words[0] ?? '', '--help')).toContain(command.help);
    expect(command.help.length).toBeLessThan(120);
  });

  it('understands its own example', async () => {
    const args = [...(command.example.split(' > ')[0] ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    const understood = understand(commands, [...words, ...args]);
    if ('help' in understood) throw new Error(understood.help);
    const sent = await understood.command.prepare(understood.typed, '/').catch((error: unknown) => error);
    // There may be no such file here.
    expect(sent).not.toBeInstanceOf(Misused);
  });

  it('says which option was meant', () => {
    for (const { key } of readOptions(command)) {
      const option = optionName(key);
      expect(problemOf(...words, `--${option}x`)).toContain(`Did you mean "${option}"?`);
    }
  });

  it('is found although a letter of its words is wrong', () => {
    const [subject = '', verb = ''] = words;
    const misspelt =
      verb === '' ? [`${subject.slice(0, 1)}x${subject.slice(2)}`] : [subject, `${verb.slice(0, 1)}x${verb.slice(2)}`];
    expect(problemOf(...misspelt)).toMatch(/Did you mean "\w+"\?/);
    expect(problemOf(`${subject.slice(0, -1)}x`, verb)).toContain(`Did you mean "${subject}"?`);
  });
});

describe('the command line', () => {
  it.each([
    [[], 'help'],
    [['help'], 'help'],
    [['account'], 'There is no command "account".'],
    [['--account', 'x', 'member', 'list'], 'The command comes before its options'],
    [['member', 'create', 'a@b.example', 'c@d.example'], '"c@d.example" is too much.'],
    [['member', 'create', 'a@b.example', '--role'], '--role needs a value.'],
    [['member', 'create', 'a@b.example', '--role', '--name', 'A'], '--role needs a value.'],
    [['member', 'create', 'a@b.example', '--role', 'buyer', '--role', 'staff'], '--role is there twice.'],
    [['member', 'create', 'a@b.example', '--print-link=yes'], '--print-link takes no value.'],
  ])('says what is wrong with %j', (args, words) => {
    expect(problemOf(...args)).toContain(words);
  });

  it('takes an option given several times where it may be, and values with an equals sign', () => {
    const args = ['account', 'create', 'aurora', '--host', 'a.example', '--host=b.example', '--name=-A-'];
    expect(understand(commands, args)).toMatchObject({
      typed: { hash: 'aurora', host: ['a.example', 'b.example'], name: '-A-' },
    });
  });

  it('is understood, or answered with words, whatever was typed', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'account',
        'member',
        'create',
        'list',
        '--help',
        '--account',
        '--',
        '-',
        '--name=',
        '-x',
        '__proto__',
        '--__proto__',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (args) => {
        expect(problemOf(...args).length).toBeGreaterThan(3);
      }),
      { numRuns: 2000 },
    );
  });
});
