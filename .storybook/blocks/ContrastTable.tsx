import { FormattedNumber } from 'react-intl';
import { Text, VisuallyHidden } from '@vitrine/ui/foundation';
import { partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { commonWords } from '../words/common.ts';
import { contrastWords } from '../words/contrast.ts';
import { useWords } from '../words/useWords.ts';
import { Chip } from './Chip.tsx';
import * as css from './contrast.css.ts';
import { reading } from './pairs.ts';
import type { PairRow } from './pairs.ts';
import * as grid from './table.css.ts';
import { usePairName } from './usePairName.ts';
import { expandedOf } from './values.ts';

type Measured = PairRow['found'][number];

const Ratio = ({ partner, mode, finding }: Measured) => {
  const name = useWords(commonWords)(mode);
  const moved = useWords(contrastWords)('movedMark');
  return (
    <span className={css.ratio} data-passes={finding.ratio >= finding.required} title={name}>
      <Chip finding={finding} vars={expandedOf(partner)[mode].vars} />
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={css.figure}>
        <FormattedNumber value={finding.ratio} minimumFractionDigits={2} maximumFractionDigits={2} />
        {finding.moved ? <span className={css.moved}> {moved}</span> : null}
      </span>
    </span>
  );
};

const Cell = ({ row, partner }: { row: PairRow; partner: Partner }) => (
  <td className={grid.cell}>
    {row.found
      .filter((measured) => measured.partner === partner)
      .map((measured) => (
        <Ratio key={measured.mode} {...measured} />
      ))}
  </td>
);

const Row = ({ row }: { row: PairRow }) => {
  const t = useWords(contrastWords);
  const name = usePairName()(row);
  return (
    <tr>
      <th scope="row" className={grid.first} aria-label={name}>
        <span className={css.pair}>
          <Text as="span" weight="strong" size="sm">
            {name}
          </Text>
          <Text as="span" tone="muted" size="sm">
            {t('atLeast', { ratio: row.required, reading: t(reading[row.required]) })}
          </Text>
        </span>
      </th>
      {partners.map((partner) => (
        <Cell key={partner} row={row} partner={partner} />
      ))}
    </tr>
  );
};

/** What stands on what, as measured in every theme: light above dark. */
export const ContrastTable = ({ rows }: { rows: PairRow[] }) => {
  const t = useWords(contrastWords);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- anyone who has no pointer scrolls a focused region with the arrow keys
    <div className={grid.frame} role="region" aria-label={t('pairs')} tabIndex={0}>
      <table className={grid.table}>
        <thead>
          <tr>
            <th scope="col" className={grid.corner}>
              {t('pair')}
            </th>
            {partners.map((partner) => (
              <th key={partner} scope="col" className={grid.top} translate="no">
                {partnerNames[partner]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.foregrounds.join()} ${row.background}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
