import { resolve } from 'node:path';
import { z } from 'zod';
import { count, describeHeld } from '../../backup/content.ts';
import { checkBackup } from '../../backup/read.ts';
import { writeBackup } from '../../backup/write.ts';
import { command } from '../command.ts';
import type { Report } from '../report.ts';
import { said } from '../report.ts';

const path = z.object({ file: z.string() });

/** The running server may have been started elsewhere. */
const absolute = (file: string, from: string): string => resolve(from, file);

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;

const wrote = (file: string, { bytes, ...held }: Awaited<ReturnType<typeof writeBackup>>): Report =>
  said(
    `${file} holds ${describeHeld(held)}, in ${megabytes(bytes)}. It can be read by its owner alone: keep it as secret as the database.\n`,
  );

const backup = command({
  name: 'backup',
  help: 'Writes everything to one file while the shop is open: database, files and pictures.',
  takes: ['file'],
  fields: { file: z.string().describe('The file to write. There must be none of this name.') },
  example: '/srv/backup/vitrine.tar.gz',
  notes: 'The rows are those of one moment. With the embedded database, writers wait until they are written.',
  sent: path,
  read: ({ file }, from) => Promise.resolve({ file: absolute(file, from) }),
  perform: async (installation, { file }) => wrote(file, await writeBackup(installation, file)),
  performAlone: async (config, log, { file }) => {
    const { backUpInstallation } = await import('../../backup/installation.ts');
    return wrote(file, await backUpInstallation(config, log, file));
  },
});

const restore = command({
  name: 'restore',
  help: 'Fills an empty database, or a new data folder, from a backup; --check reads it only.',
  takes: ['file'],
  fields: {
    file: z.string().describe('The backup.'),
    check: z.boolean().optional().describe('Compares the backup with its checksums, and changes nothing.'),
  },
  example: '/srv/backup/vitrine.tar.gz',
  notes:
    'A backup of an older version is migrated. Stop the servers first, and start them afterwards. When something fails, all is as before.',
  sent: path.extend({ check: z.boolean().optional() }),
  read: ({ file, check }, from) => Promise.resolve({ file: absolute(file, from), check }),
  performAlone: async (config, log, { file, check }) => {
    if (check) {
      const held = await checkBackup(file);
      return said(`${file} is whole. It was made at ${held.madeAt} and holds ${describeHeld(held)}.\n`);
    }
    const { restoreInstallation } = await import('../../backup/installation.ts');
    const { migrated, ...held } = await restoreInstallation(config, log, file);
    const newer = migrated.length === 0 ? '' : ` ${count(migrated.length, 'migration')} followed.`;
    return said(`Restored ${describeHeld(held)}, as of ${held.madeAt}; every row was compared.${newer}\n`);
  },
});

export const backupCommands = [backup, restore];
