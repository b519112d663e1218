import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { ConfirmButtons } from '../../../components/Dialog/ConfirmButtons.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';
import type { OrderStatusCode } from '../OrderStatusBadge/index.ts';
import * as css from './StatusControl.css.ts';

export interface StatusControlProps {
  /** Where the order may go from here, with names (D-077). */
  options: { value: OrderStatusCode; label: string }[];
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

type ConfirmProps = Pick<StatusControlProps, 'labels'> & {
  open: boolean;
  name?: string;
  onConfirm: () => void;
  onClose: () => void;
};

function Confirm({ open, name, onConfirm, onClose, labels }: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="alert"
      size="sm"
      title={labels.label}
      closeLabel={labels.close}
      footer={<ConfirmButtons {...{ labels, onConfirm }} onCancel={onClose} />}
    >
      <Stack space="xs">
        <Text>{labels.question}</Text>
        {name && <Text weight="strong">{name}</Text>}
      </Stack>
    </Dialog>
  );
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
      <Confirm
        open={asking}
        name={option?.label}
        labels={labels}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
