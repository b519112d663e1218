import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import * as css from './Field.css.ts';

export type FieldTone = 'neutral' | 'critical' | 'caution' | 'positive';

/** What every field says besides its control. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for those who listen alone, where the place says what is asked. */
  hideLabel?: boolean;
  /** Said beforehand: what is expected. */
  hint?: ReactNode;
  /** Said afterwards: what is wrong or right, and how to mend it. */
  message?: ReactNode;
  /** `critical` marks the control as invalid. */
  tone?: FieldTone;
  required?: boolean;
}

/** What the control of a field must carry to be tied to its words. */
export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const marks: Partial<Record<FieldTone, IconName>> = { critical: 'error', caution: 'info', positive: 'success' };

/** What is said below a control, with the mark of its tone. */
export const Message = ({ id, tone, children }: { id?: string; tone: FieldTone; children: ReactNode }) => {
  const icon = marks[tone];
  return (
    <span id={id} data-part="message" data-tone={tone} className={css.message[tone]}>
      {icon ? (
        <span className={css.mark}>
          <Icon name={icon} size="sm" />
        </span>
      ) : null}
      <span>{children}</span>
    </span>
  );
};

const Label = ({ id, label, required }: { id: string } & Pick<FieldProps, 'label' | 'required'>) => (
  <label htmlFor={id} data-part="label" className={css.label}>
    {label}
    {required ? (
      <span aria-hidden className={css.required}>
        *
      </span>
    ) : null}
  </label>
);

/** Label, hint and message around one control, tied to it for assistive technology. */
export const Field = ({
  label,
  hideLabel,
  hint,
  message,
  tone = 'neutral',
  required,
  children,
}: FieldProps & { children: (aria: FieldAria) => ReactNode }) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', message ? `${id}-message` : ''].filter(Boolean).join(' ');
  const name = <Label id={id} label={label} required={required} />;
  return (
    <div data-component="Field" data-tone={tone} className={css.field}>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': tone === 'critical' || undefined,
        'aria-required': required || undefined,
      })}
      {message ? (
        <Message id={`${id}-message`} tone={tone}>
          {message}
        </Message>
      ) : null}
    </div>
  );
};
