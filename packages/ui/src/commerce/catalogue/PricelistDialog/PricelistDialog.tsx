import { useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { box } from '../../../components/Checkbox/Checkbox.css.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import * as css from '../../../internal/choiceList.css.ts';

export interface PricelistDialogProps {
  open: boolean;
  pricelists: { id: string; name: string }[];
  /** Stored choice; '', '0' and 'null' count as none (V-046). */
  value?: string | null;
  onChoose: (choice: { id: string }) => void;
  onClose: () => void;
  labels: PricelistDialogLabels;
}

export interface PricelistDialogLabels {
  /** 'Select price list' (M-23). */
  title: string;
  text: string;
  /** 'SET PRICE LIST'. */
  set: string;
  /** Why the button does nothing yet. */
  reason: string;
  close: string;
}

const isChosen = (value: string | null | undefined): value is string =>
  Boolean(value) && value !== '0' && value !== 'null';

/**
 * Asks for the price list before a collection's products are shown (M-23, V-046). A press on a list sets it at once; keys choose among the
 * lists, and Enter or the button sets.
 */
export function PricelistDialog({ open, pricelists, value, onChoose, onClose, labels }: PricelistDialogProps) {
  const [picked, setPicked] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  const name = useId();
  // A cancelled choice is not kept for the next opening.
  if (open !== wasOpen) {
    setWasOpen(open);
    setPicked(value);
  }
  const ready = isChosen(picked);
  const choose = () => ready && onChoose({ id: picked });
  return (
    <Dialog
      open={open}
      title={labels.title}
      closeLabel={labels.close}
      onClose={onClose}
      size="sm"
      footer={
        <Button disabled={!ready} reason={labels.reason} onPress={choose}>
          {labels.set}
        </Button>
      }
    >
      <div data-component="PricelistDialog">
        <p className={css.text}>{labels.text}</p>
        <fieldset className={css.list} aria-label={labels.title}>
          {pricelists.map((pricelist) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have the radio inside
            <label
              key={pricelist.id}
              className={css.option}
              onClick={(event) => {
                // Keys that move among radios click them too, without counting presses.
                if (event.detail === 0) return;
                // The label would press its radio a second time.
                event.preventDefault();
                onChoose({ id: pricelist.id });
              }}
            >
              <input
                className={box}
                type="radio"
                name={name}
                checked={picked === pricelist.id}
                onChange={() => setPicked(pricelist.id)}
                // As in a form: Enter takes what is chosen.
                onKeyDown={({ key }) => key === 'Enter' && choose()}
              />
              {pricelist.name}
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
