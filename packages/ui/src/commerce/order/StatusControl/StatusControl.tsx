import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Select } from '../../../components/Select/index.ts';
import type { OrderStatusCode } from '../OrderStatusBadge/index.ts';
import { StatusConfirm } from './StatusConfirm.tsx';
import * as css from './StatusControl.css.ts';

/** What is asked before a change that has consequences, instead of the general words. */
export interface StatusQuestion {
  /** Names what happens: 'Cancel order 60?' */
  title: string;
  /** What follows from it: where the units go, who is told. */
  text: string;
  confirm: string;
  /** Leaves everything as it is. Never 'Cancel' where the order itself is cancelled. */
  cancel: string;
}

export interface StatusOption {
  value: OrderStatusCode;
  label: string;
  /** For a change that takes something away, such as a cancellation. */
  question?: StatusQuestion;
}

export interface StatusControlProps {
  /** Where the order may go from here, with names (D-077). */
  options: StatusOption[];
  /** Called once it was confirmed (S-108). */
  onChange: (event: { status: OrderStatusCode }) => void;
  busy?: boolean;
  error?: string;
  labels: StatusControlLabels;
}

export interface StatusControlLabels {
  label: string;
  choose: string;
  update: string;
  /** 'Are you sure? Do you want to update the order status?' (M-40) */
  question: string;
  confirm: string;
  cancel: string;
  close: string;
}

/** Moves an order on, for brands; asks before it does. An order at its end has no control. */
export function StatusControl({ options, onChange, busy, error, labels }: StatusControlProps) {
  const [chosen, setChosen] = useState<OrderStatusCode | ''>('');
  const [asking, setAsking] = useState(false);
  if (options.length === 0) return null;
  const option = options.find(({ value }) => value === chosen);
  const confirm = () => {
    setAsking(false);
    setChosen('');
    if (option) onChange({ status: option.value });
  };
  return (
    <div data-component="StatusControl" className={css.control}>
      <div className={css.choice}>
        <Select
          label={labels.label}
          placeholder={labels.choose}
          options={options}
          value={option ? chosen : ''}
          tone={error ? 'critical' : 'neutral'}
          message={error}
          onChange={({ value }) => setChosen(options.find((candidate) => candidate.value === value)?.value ?? '')}
        />
      </div>
      <div className={css.update}>
        <Button variant="secondary" busy={busy} disabled={!option} onPress={() => setAsking(true)}>
          {labels.update}
        </Button>
      </div>
      <StatusConfirm
        open={asking}
        option={option}
        labels={labels}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
