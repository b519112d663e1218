import { Icon } from '@vitrine/ui/foundation';
import type { FileKind } from '../model/files.ts';
import { useTranslate } from '../words.ts';
import { Pop } from './Pop.tsx';
import * as css from './toolbar.css.ts';

export type ExportKind = FileKind | 'sheetPng' | 'sheetPdf';

interface ExportPopProps {
  kinds: readonly ExportKind[];
  onExport: (choice: { kind: ExportKind }) => void;
}

/** Everything a branding can be taken away as. */
export const ExportPop = ({ kinds, onExport }: ExportPopProps) => {
  const t = useTranslate();
  return (
    <Pop label={t('export')} icon="download" strong>
      <ul className={css.files} aria-label={t('export')}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" className={css.file} onClick={() => onExport({ kind })}>
              <span className={css.fileMark}>
                <Icon name={kind.startsWith('sheet') ? 'image' : 'document'} size="sm" />
              </span>
              <span className={css.fileWords}>
                <span>{t(`file.${kind}`)}</span>
                <span className={css.quiet}>{t(`fileHint.${kind}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Pop>
  );
};
