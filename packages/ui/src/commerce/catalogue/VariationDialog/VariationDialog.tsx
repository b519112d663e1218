import { useState } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Swatch } from '../ColourSwatches/index.ts';
import type { Colour } from '../ColourSwatches/index.ts';
import { SizeUnits, useSizeUnits } from '../SizeUnits/index.ts';
import type { BySize, SizeUnitsLabels } from '../SizeUnits/index.ts';
import * as css from '../../../internal/choiceList.css.ts';
import * as own from './VariationDialog.css.ts';

export interface VariationDialogLabels extends SizeUnitsLabels {
  title: string;
  text: string;
  all: string;
  none: string;
  add: string;
  close: string;
  /** 'SELECT AT LEAST ONE VARIATION' (V-048). */
  required: string;
}

export interface VariationDialogProps {
  open: boolean;
  variations: Colour[];
  /** Name of the product they belong to. */
  product?: string;
  /** Chosen as the dialog opens, such as the colour that the page shows. */
  chosen?: readonly string[];
  /** With sizes, each chosen variation opens a row to type units in. */
  sizes?: readonly string[];
  /** Units to show: those in the cart, and those typed since. */
  units?: BySize<number>;
  onChange?: (change: { variation: string; size: string; units: number }) => void;
  /** Units in stock by variation, then by size; null or absent is not limited. */
  left?: BySize<number | null>;
  /** What went wrong with adding. */
  notice?: ReactNode;
  /** Called with at least one id (M-25). */
  onAdd: (choice: { ids: string[] }) => void;
  onClose: () => void;
  busy?: boolean;
  labels: VariationDialogLabels;
}

/** A product of several variations asks which of them go into the cart (S-077). */
export function VariationDialog(props: VariationDialogProps) {
  const { open, variations, product = '', sizes = [], units, left, onAdd, onChange, onClose, busy, labels } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(props.chosen));
  const [refused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const model = useSizeUnits({ product, colours: variations, sizes, units, left, onChange });
  // What is not chosen is not added: it needs no answer.
  const unanswered = model.question && chosen.has(model.question.variation) ? model.question : null;
  const complete = chosen.size === variations.length;

  const choose = (ids: Iterable<string>) => {
    setChosen(new Set(ids));
    setRefused(false);
  };
  // What was chosen of one product is no choice of the next.
  if (open !== wasOpen) {
    setWasOpen(open);
    choose(props.chosen ?? []);
  }
  const toggle = (id: string) => choose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
  const add = () => {
    setRefused(chosen.size === 0);
    const ids = variations.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
    if (ids.length > 0) onAdd({ ids });
  };

  return (
    <Dialog
      open={open}
      title={labels.title}
      closeLabel={labels.close}
      onClose={onClose}
      size={sizes.length > 0 ? 'md' : 'sm'}
      footer={
        <>
          <Button variant="quiet" onPress={() => choose(complete ? [] : variations.map(({ id }) => id))}>
            {complete ? labels.none : labels.all}
          </Button>
          <Button
            busy={busy}
            disabled={unanswered !== null}
            reason={unanswered ? labels.answerFirst(unanswered) : undefined}
            onPress={add}
          >
            {labels.add}
          </Button>
        </>
      }
    >
      <div data-component="VariationDialog">
        {product && <p className={own.product}>{product}</p>}
        <p className={css.text}>{labels.text}</p>
        {props.notice}
        {refused && <Banner tone="critical">{labels.required}</Banner>}
        <div role="group" aria-label={labels.title}>
          <ul className={css.list}>
            {variations.map((variation) => (
              <li key={variation.id}>
                <label className={css.option}>
                  <input
                    className={box}
                    type="checkbox"
                    checked={chosen.has(variation.id)}
                    onChange={() => toggle(variation.id)}
                  />
                  <Swatch colour={variation} />
                  {variation.label}
                </label>
                {sizes.length > 0 && chosen.has(variation.id) && (
                  <div className={own.sizes}>
                    <SizeUnits model={model} variation={variation.id} labels={labels} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
