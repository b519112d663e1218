import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskFiles } from './disk.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3.ts';

/** The file store the settings name: a bucket, or a folder of the data directory. */
export const openFiles = ({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): Files =>
  filesUrl === undefined ? diskFiles(join(dataDir, 'files')) : s3Files(filesUrl);

export type { Files } from './files.ts';
