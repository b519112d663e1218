import { IconButton } from '@vitrine/ui';
import { Icon } from '@vitrine/ui/foundation';
import type { LanguageChoice, Look } from '../types.ts';
import { useTranslate } from '../words.ts';
import { ExportPop } from './ExportPop.tsx';
import type { ExportKind } from './ExportPop.tsx';
import { LookTools } from './LookTools.tsx';
import { SharePop } from './SharePop.tsx';
import * as css from './toolbar.css.ts';

interface ToolbarProps {
  look: Look;
  languages: readonly LanguageChoice[];
  onLook: (look: Partial<Look>) => void;
  compared: boolean;
  onCompare: () => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  makeLink: () => string;
  hasLogos: boolean;
  exports: readonly ExportKind[];
  onExport: (choice: { kind: ExportKind }) => void;
}

/** As the keys are called on this machine. */
const mod = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl+');

/** How one looks, and what one does with what one sees. */
export const Toolbar = (props: ToolbarProps) => {
  const t = useTranslate();
  const { look, languages, onLook, compared, onCompare, canUndo, canRedo, onUndo, onRedo } = props;
  return (
    <div className={css.bar} role="group" aria-label={t('toolbar')}>
      <LookTools look={look} languages={languages} onLook={onLook} />
      <div className={css.actions}>
        <button type="button" className={css.tool} aria-pressed={compared} onClick={onCompare}>
          <span className={css.toolMark}>
            <Icon name="copy" size="sm" />
          </span>
          <span className={css.toolWords}>{t('compare')}</span>
        </button>
        <IconButton
          size="sm"
          icon="undo"
          label={t('undo', { keys: `${mod()}Z` })}
          disabled={!canUndo}
          onPress={onUndo}
        />
        <IconButton
          size="sm"
          icon="redo"
          label={t('redo', { keys: `${mod()}${mod() === '⌘' ? '⇧' : 'Shift+'}Z` })}
          disabled={!canRedo}
          onPress={onRedo}
        />
        <SharePop makeLink={props.makeLink} hasLogos={props.hasLogos} />
        <ExportPop kinds={props.exports} onExport={props.onExport} />
      </div>
    </div>
  );
};
