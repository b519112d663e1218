import type { Branding } from '@vitrine/tokens';
import { useId } from 'react';
import { Icon } from '@vitrine/ui/foundation';
import type { Legibility } from '../model/legible.ts';
import type { EditStyle } from '../panel/ChoiceField.tsx';
import { useTranslate } from '../words.ts';
import { Moves } from './Moves.tsx';
import { Pairs } from './Pairs.tsx';
import * as css from './report.css.ts';

interface ReportProps {
  style: Branding;
  legibility: Legibility;
  open: boolean;
  onToggle: () => void;
  onEdit: EditStyle;
}

/** Seeds that moved, each once. */
const movedSeeds = ({ moved }: Legibility): number => new Set(moved.map(({ path }) => path)).size;

/** Whether everything can be read, always in view; every pair and every colour that moved when it is opened. */
export const Report = ({ style, legibility, open, onToggle, onEdit }: ReportProps) => {
  const t = useTranslate();
  const id = useId();
  const { measured, holding, rows, moved } = legibility;
  const holds = holding === measured;
  return (
    <section className={css.report} aria-label={t('report.title')}>
      <button type="button" className={css.summary} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className={holds ? css.good : css.bad}>
          <Icon name={holds ? 'success' : 'error'} size="sm" />
        </span>
        <span className={css.said}>
          <span>
            {holds
              ? t('report.summary', { count: rows.length })
              : t('report.failing', { count: measured - holding, total: measured })}
          </span>{' '}
          <span className={css.moved}>{t('report.moved', { count: movedSeeds(legibility) })}</span>
        </span>
        <span className={css.turned}>
          <Icon name="chevron-up" size="sm" />
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
          <div className={css.body} tabIndex={0} role="group" aria-label={t('report.pairsTitle')}>
            <Moves style={style} moved={moved} onEdit={onEdit} />
            <Pairs rows={rows} />
          </div>
        ) : null}
      </div>
    </section>
  );
};
