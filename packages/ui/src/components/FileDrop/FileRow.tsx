import type { MouseEvent } from 'react';
import { Icon, useLocale } from '../../foundation/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './FileDrop.css.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** `1.2 MB`, in a language. */
const sizeIn = (locale: string, bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes || 1) / 10));
  const format = { style: 'unit', unit: units[power], unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 2 ** (10 * power));
};

interface FileRowProps {
  file: File;
  remove: string;
  onRemove?: (event: MouseEvent<HTMLElement>) => void;
}

/** A file that was taken. */
export const FileRow = ({ file, remove, onRemove }: FileRowProps) => (
  <li className={css.file}>
    <Icon name={file.type.startsWith('image/') ? 'image' : 'document'} size="sm" />
    <span className={css.name} title={file.name}>
      {file.name}
    </span>
    <span className={css.size}>{sizeIn(useLocale(), file.size)}</span>
    <IconButton icon="close" label={remove} onPress={onRemove} disabled={!onRemove} />
  </li>
);
