import type { Command } from '../command.ts';
import { accountCommands } from './account.ts';
import { backupCommands } from './backup.ts';
import { brandCommands } from './brands.ts';
import { contentCommands } from './content.ts';
import { eventCommands } from './events.ts';
import { peopleCommands } from './people.ts';

/** The grammar: every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...contentCommands,
  ...peopleCommands,
  ...brandCommands,
  ...eventCommands,
  ...backupCommands,
];
