import type { Mode } from '@vitrine/tokens';
import { useState } from 'react';
import { VisuallyHidden } from '@vitrine/ui/foundation';
import { marginOf } from '../model/legible.ts';
import type { PairRow } from '../model/legible.ts';
import { modes } from '../model/look.ts';
import { Segments } from '../panel/Segments.tsx';
import { useTranslate } from '../words.ts';
import { roleName } from './Moves.tsx';
import * as css from './report.css.ts';

const orders = ['table', 'tightest', 'onlyMoved'] as const;
type Order = (typeof orders)[number];

const arranged = (rows: readonly PairRow[], order: Order): readonly PairRow[] => {
  if (order === 'tightest') return rows.toSorted((a, b) => marginOf(a) - marginOf(b));
  return order === 'onlyMoved' ? rows.filter(({ found }) => modes.some((mode) => found[mode].finding.moved)) : rows;
};

const Measured = ({ row, mode }: { row: PairRow; mode: Mode }) => {
  const t = useTranslate();
  const { finding, foreground, background } = row.found[mode];
  return (
    <span className={css.measured}>
      <span className={css.chip} style={{ background, color: foreground }} aria-hidden>
        {row.required < 4.5 ? <span className={css.chipMark} /> : 'Aa'}
      </span>
      <span className={finding.ratio < finding.required ? css.bad : undefined}>{finding.ratio.toFixed(2)}</span>
      {finding.moved ? (
        <span className={css.movedMark} title={t('report.movedMark')}>
          <VisuallyHidden>{t('report.movedMark')}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
};

const Row = ({ row }: { row: PairRow }) => {
  const t = useTranslate();
  const { foreground, background } = row.found.light.finding;
  return (
    <tr>
      <th scope="row" className={css.cell}>
        <span className={css.pair}>
          <span>{roleName(t, foreground)}</span>{' '}
          <span className={css.ground}>{t('report.on', { background: roleName(t, background) })}</span>
          <span className={css.neededBeside}>
            <VisuallyHidden>{t('report.required')}</VisuallyHidden> {row.required}:1
          </span>
        </span>
      </th>
      <td className={css.neededCell}>{row.required}:1</td>
      {modes.map((mode) => (
        <td key={mode} className={css.cell}>
          <Measured row={row} mode={mode} />
        </td>
      ))}
    </tr>
  );
};

/** Everything that stands on something, with what it must reach and what it reaches in both modes. */
export const Pairs = ({ rows }: { rows: readonly PairRow[] }) => {
  const t = useTranslate();
  const [order, setOrder] = useState<Order>('tightest');
  return (
    <section className={css.part} aria-label={t('report.pairsTitle')}>
      <div className={css.head}>
        <h2 className={css.title}>{t('report.pairsTitle')}</h2>
        <p className={css.legend}>
          <span className={css.movedMark} /> {t('report.movedLegend')}
        </p>
        <Segments
          label={t('report.order')}
          hideLabel
          options={orders.map((value) => ({ value, label: t(`report.${value}`) }))}
          chosen={[order]}
          onChoose={({ value }) => setOrder(value)}
        />
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {t('report.pair')}
            </th>
            <th scope="col" className={css.neededHead}>
              {t('report.required')}
            </th>
            {modes.map((mode) => (
              <th key={mode} scope="col" className={css.headCell}>
                {t(`mode.${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arranged(rows, order).map((row) => (
            <Row
              key={`${row.found.light.finding.foreground} ${row.found.light.finding.background} ${row.required}`}
              row={row}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
