import { CartGrid } from '@vitrine/ui/commerce/cart/CartGrid';
import { Heading, Stack } from '@vitrine/ui/foundation';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';
import { cartGridLabels } from '../../mappers/labels/cartGrid.ts';
import {
  toUnitGrids,
  type TypedUnits,
  type UnitGrid,
  type UnitLine,
  type UnitRules,
} from '../../mappers/orderUnits.ts';

interface UnitGridsProps {
  lines: readonly UnitLine[];
  typed: TypedUnits;
  rules: UnitRules;
  /** What the limit of a cell is called: units that are open, or that were ordered. Without it the limit is the stock. */
  words?: 'ship' | 'correct';
  onType: (typed: TypedUnits) => void;
}

/** Units of an order by product, colour and size, typed as in a cart. */
export function UnitGrids({ lines, typed, rules, words, onType }: UnitGridsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const t = useTranslate();
  const labels = useMemo(
    () => ({
      ...cartGridLabels(intl),
      ...(words && {
        left: ({ units }: { units: number }) => t(`orderDesk.${words}.leftOf`, { n: units }),
        available: ({ units }: { units: number }) => t(`orderDesk.${words}.available`, { n: units }),
      }),
    }),
    [intl, t, words],
  );
  const format = useCallback((units: number) => new Intl.NumberFormat(locale).format(units), [locale]);
  const commit = ({ keys }: UnitGrid, changes: readonly { itemId: number; quantity: number }[]) => {
    const next = new Map(typed);
    for (const { itemId, quantity } of changes) next.set(keys.get(itemId) ?? '', quantity);
    onType(next);
  };
  return toUnitGrids(lines, typed, rules).map((grid) => (
    <Stack key={grid.reference} space="xs">
      <Heading level={3} size="sm">{`${grid.name} · ${grid.reference}`}</Heading>
      <CartGrid
        productName={grid.name}
        rows={grid.rows}
        sizes={grid.sizes}
        onCommit={({ changes }) => commit(grid, changes)}
        labels={labels}
        format={format}
      />
    </Stack>
  ));
}
