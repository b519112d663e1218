import { TextField } from '../../../components/TextField/index.ts';
import * as css from './MessageForm.css.ts';
import type { Problems } from './problems.ts';
import type { Message, MessageFormLabels } from './types.ts';

interface SenderFieldsProps {
  draft: Message;
  problems: Problems;
  onChange: (change: { field: keyof Message; value: string }) => void;
  labels: MessageFormLabels;
}

const fields = [
  { field: 'email', type: 'email', autoComplete: 'email', wide: true },
  { field: 'name', type: 'text', autoComplete: 'name', wide: false },
  { field: 'storeName', type: 'text', autoComplete: 'organization', wide: false },
] as const;

/** Who writes, where the shop does not know yet. */
export const SenderFields = ({ draft, problems, onChange, labels }: SenderFieldsProps) => (
  <div className={css.sender}>
    {fields.map(({ field, type, autoComplete, wide }) => (
      <div key={field} className={wide ? css.wide : undefined}>
        <TextField
          label={labels[field]}
          name={field}
          type={type}
          autoComplete={autoComplete}
          maxLength={254}
          required
          value={draft[field]}
          onChange={({ value }) => onChange({ field, value })}
          tone={problems[field] ? 'critical' : undefined}
          message={problems[field]}
        />
      </div>
    ))}
  </div>
);
