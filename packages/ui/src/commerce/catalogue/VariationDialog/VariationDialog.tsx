import { useState } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Swatch } from '../ColourSwatches/index.ts';
import type { Colour } from '../ColourSwatches/index.ts';
import * as css from '../../../internal/choiceList.css.ts';

export interface VariationDialogLabels {
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
  /** Called with at least one id (M-25). */
  onAdd: (choice: { ids: string[] }) => void;
  onClose: () => void;
  busy?: boolean;
  labels: VariationDialogLabels;
}

/** A product of several variations asks which of them go into the cart (S-077). */
export function VariationDialog({ open, variations, onAdd, onClose, busy, labels }: VariationDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const complete = chosen.size === variations.length;

  const choose = (ids: Iterable<string>) => {
    setChosen(new Set(ids));
    setRefused(false);
  };
  // What was chosen of one product is no choice of the next.
  if (open !== wasOpen) {
    setWasOpen(open);
    choose([]);
  }
  const toggle = (id: string) => choose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
  const add = () => {
    setRefused(chosen.size === 0);
    if (chosen.size > 0) onAdd({ ids: variations.filter(({ id }) => chosen.has(id)).map(({ id }) => id) });
  };

  return (
    <Dialog
      open={open}
      title={labels.title}
      closeLabel={labels.close}
      onClose={onClose}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onPress={() => choose(complete ? [] : variations.map(({ id }) => id))}>
            {complete ? labels.none : labels.all}
          </Button>
          <Button busy={busy} onPress={add}>
            {labels.add}
          </Button>
        </>
      }
    >
      <p className={css.text}>{labels.text}</p>
      {refused && <Banner tone="critical">{labels.required}</Banner>}
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
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
