import { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';
import { unstorableTexts } from '../platform/input.ts';
import { translateInput } from '../platform/inputWords.ts';
import type { Installation } from './command.ts';
import { commands } from './commands/index.ts';
import { failed } from './report.ts';
import type { Report } from './report.ts';

/** A command as it travels to a running server: its words, and what its `prepare` made of what was typed. */
export const adminRequest = z.object({ command: z.string(), input: z.unknown() });

export type AdminRequest = z.infer<typeof adminRequest>;

/** A branding document is left to its own check, which offers a repair. */
const unstorableArguments = (input: unknown): string[] =>
  unstorableTexts(input)
    .filter(([argument]) => argument !== 'document')
    .map((path) => `${path.join('.')}: ${translateInput('en', 'unstorable')}\n`);

/** Carries a command out; a "no" is a report too. Undefined for what this version does not know. */
export const perform = async (
  installation: Installation,
  { command, input }: AdminRequest,
): Promise<Report | undefined> => {
  const unstorable = unstorableArguments(input);
  if (unstorable.length > 0) return failed(unstorable.join(''));
  try {
    return await commands.find(({ name }) => name === command)?.perform(installation, input);
  } catch (error) {
    if (error instanceof Refusal) return failed(`${error.message}\n`);
    throw error;
  }
};
