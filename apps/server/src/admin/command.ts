import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { BrandingDeps } from '../modules/staff/branding/service.ts';
import type { Config } from '../platform/config.ts';
import type { Report } from './report.ts';

/** What the commands work on. */
export interface Installation extends BrandingDeps {
  readonly config: Pick<Config, 'publicUrl' | 'defaultAccount' | 'timeZone' | 'freeHosts' | 'smtpUrl'>;
}

/** What cannot be understood or read, with the way out. */
export class Misunderstood extends Error {
  override readonly name = 'Misunderstood';
}

/** A command that is used in a way it does not work: its help is needed. */
export class Misused extends Misunderstood {}

interface Definition<Typed extends z.ZodRawShape, Sent> {
  /** The words that call it, such as `account create`, or one word. */
  name: string;
  help: string;
  /** What is typed after its words, such as `['hash', 'file']`; every other field is an option, `supportEmail` as `--support-email`. */
  takes: readonly (keyof Typed & string)[];
  /** Every argument and option; its description is its help text. */
  fields: Typed;
  /** Arguments that work, for the help text. */
  example: string;
  /** Longer help, below the list of options. */
  notes?: string;
  /** Reads what only this side of the connection can, such as a file; `from` is the folder of the person who typed. */
  read?: (typed: z.infer<z.ZodObject<Typed>>, from: string) => Promise<Sent>;
  /** Of what `read` returns, as it travels to a running server. */
  sent?: z.ZodType<Sent>;
  /** Does it. A `Refusal` is a no that the person may read. */
  perform?: (installation: Installation, input: Sent) => Promise<Report>;
  /** Does it where no database is to be opened, migrated or filled ahead. A running server is asked for `perform` when it holds the folder. */
  performAlone?: (config: Config, log: FastifyBaseLogger, input: Sent) => Promise<Report>;
}

/** One line of the grammar: its words, arguments, options, help and handler. */
export interface Command extends Pick<Definition<z.ZodRawShape, unknown>, 'name' | 'help' | 'example' | 'notes'> {
  readonly takes: readonly string[];
  readonly fields: z.ZodRawShape;
  /** Checks what was typed and reads what it names. */
  prepare: (typed: Readonly<Record<string, unknown>>, from: string) => Promise<unknown>;
  /** Undefined when `sent` is not what this version of the command sends. */
  perform: (installation: Installation, sent: unknown) => Promise<Report> | undefined;
  performAlone?: ((config: Config, log: FastifyBaseLogger, input: unknown) => Promise<Report>) | undefined;
}

/** `supportEmail` as people read it: `support email`. */
const words = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const complain = ({ issues }: z.ZodError, typed: Readonly<Record<string, unknown>>): Misused =>
  new Misused(
    issues
      .map(({ path, message }) => {
        const key = String(path[0]);
        return typed[key] === undefined
          ? `The ${words(key)} is missing.`
          : `The ${words(key)} ${JSON.stringify(typed[key])} does not work: ${message}.`;
      })
      .join('\n'),
  );

/** A command whose handler gets exactly what its fields, or `read`, make of what was typed. */
export const command = <Typed extends z.ZodRawShape, Sent = z.infer<z.ZodObject<Typed>>>(
  definition: Definition<Typed, Sent>,
): Command => {
  const typedInput = z.object(definition.fields);
  const sentInput = definition.sent ?? (typedInput as unknown as z.ZodType<Sent>);
  return {
    ...definition,
    prepare: async (typed, from) => {
      const result = typedInput.safeParse(typed);
      if (!result.success) throw complain(result.error, typed);
      return definition.read ? definition.read(result.data, from) : result.data;
    },
    perform: (installation, sent) => {
      const result = sentInput.safeParse(sent);
      return result.success ? definition.perform?.(installation, result.data) : undefined;
    },
    performAlone: definition.performAlone as Command['performAlone'],
  };
};
