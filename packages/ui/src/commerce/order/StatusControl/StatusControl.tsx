import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Select } from '../../../components/Select/index.ts';
import type { OrderStatusCode } from '../OrderStatusBadge/index.ts';
import { StatusConfirm } from './StatusConfirm.tsx';
import * as css from './StatusControl.css.ts';
import type { StatusControlProps } from './types.ts';

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
