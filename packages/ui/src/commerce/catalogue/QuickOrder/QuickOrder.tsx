/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Escape closes the row from any of its fields */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { LimitNotice } from '../../cart/LimitNotice/index.ts';
import type { LimitNoticeLabels } from '../../cart/LimitNotice/index.ts';
import { ColourChoice } from '../ColourSwatches/index.ts';
import type { Colour } from '../ColourSwatches/index.ts';
import { SizeUnits, useSizeUnits } from '../SizeUnits/index.ts';
import type { BySize, SizeUnitsLabels } from '../SizeUnits/index.ts';
import * as css from './QuickOrder.css.ts';

export interface QuickOrderLabels extends SizeUnitsLabels, LimitNoticeLabels {
  /** Names the row, e.g. "Sizes of Linen dress". */
  title: (words: { name: string }) => string;
  colours: string;
  addToCart: string;
  /** In place of “Add to cart” where units of the cart are replaced. */
  updateCart: string;
  /** E.g. "In cart: 40 units". */
  inCart: (words: { count: number }) => string;
  close: string;
  /** E.g. "18 units". */
  total: (words: { count: number }) => string;
}

export interface QuickOrderProps {
  /** Name of the product. */
  name: string;
  colours: Colour[];
  sizes: readonly string[];
  /** Units of the cart with those typed here. */
  units: BySize<number>;
  /** Units of the product that are in the cart already. */
  inCart?: number;
  /** Some of those are replaced by what was typed. */
  replaces?: boolean;
  /** Units in stock; null or absent is not limited. */
  left?: BySize<number | null>;
  minimum?: number | null;
  maximum?: number | null;
  onChange: (change: { variation: string; size: string; units: number }) => void;
  /** Called with the colour that is shown. */
  onAdd: (choice: { variation: string | undefined }) => void;
  onClose: () => void;
  busy?: boolean;
  /** What went wrong with adding. */
  notice?: ReactNode;
  labels: QuickOrderLabels;
}

const totalOf = (units: BySize<number>): number =>
  Object.values(units)
    .flatMap((bySize) => Object.values(bySize))
    .reduce((sum, each) => sum + each, 0);

/** Focuses the first field of the row, and what opened it when the row goes with the focus in it. */
const useOwnFocus = () => {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const row = root.current;
    const opener = row?.ownerDocument.activeElement;
    row?.querySelector<HTMLInputElement>('[data-component=SizeUnits] input:enabled')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (row?.contains(row.ownerDocument.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return root;
};

/** The sizes of one product in a line below its card, to order without leaving the listing. */
export function QuickOrder(props: QuickOrderProps) {
  const { name, colours, sizes, units, left, inCart = 0, onChange, onAdd, onClose, labels } = props;
  const [chosen, setChosen] = useState(colours[0]?.id);
  const title = useId();
  const root = useOwnFocus();
  const model = useSizeUnits({ product: name, colours, sizes, units, left, onChange });
  const total = totalOf(units);
  return (
    <section
      ref={root}
      className={css.root}
      aria-labelledby={title}
      data-component="QuickOrder"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={css.head}>
        <p id={title} className={css.title}>
          {labels.title({ name })}
        </p>
        <IconButton icon="close" size="sm" label={labels.close} onPress={onClose} />
      </div>
      <ColourChoice label={labels.colours} colours={colours} value={chosen} onChange={({ id }) => setChosen(id)} />
      {chosen !== undefined && (
        <SizeUnits model={model} variation={chosen} onEnd={() => onAdd({ variation: chosen })} labels={labels} />
      )}
      <LimitNotice units={total} minimum={props.minimum ?? null} maximum={props.maximum ?? null} labels={labels} />
      {props.notice}
      <div className={css.foot}>
        {inCart > 0 && <span className={css.inCart}>{labels.inCart({ count: inCart })}</span>}
        <span>{labels.total({ count: total })}</span>
        <Button
          busy={props.busy}
          disabled={model.question !== null}
          reason={model.question ? labels.answerFirst(model.question) : undefined}
          onPress={() => onAdd({ variation: chosen })}
        >
          {props.replaces ? labels.updateCart : labels.addToCart}
        </Button>
      </div>
    </section>
  );
}
