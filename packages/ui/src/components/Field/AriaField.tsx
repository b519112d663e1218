import { Label, Text } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import type { FieldProps } from './Field.tsx';
import * as css from './Field.css.ts';

/** What a field of the behaviour layer says: its label must be plain words, which the layer repeats in announcements. */
export interface AriaFieldProps extends Omit<FieldProps, 'label' | 'hideLabel' | 'tone'> {
  label: string;
  /** `critical` marks the control as invalid. */
  tone?: 'neutral' | 'critical';
}

/** The words above a control of the behaviour layer, which ties them to it. */
export const WordsAbove = ({ label, hint, required }: Pick<AriaFieldProps, 'label' | 'hint' | 'required'>) => (
  <>
    <Label className={css.label}>
      {label}
      {required ? (
        <span aria-hidden className={css.required}>
          *
        </span>
      ) : null}
    </Label>
    {hint ? (
      <Text slot="description" className={css.hint}>
        {hint}
      </Text>
    ) : null}
  </>
);

/** The words below it. */
export const WordsBelow = ({ message, tone = 'neutral' }: Pick<AriaFieldProps, 'message' | 'tone'>) =>
  message ? (
    <Text slot="errorMessage" className={css.message[tone]}>
      {tone === 'critical' ? (
        <span className={css.mark}>
          <Icon name="error" size="sm" />
        </span>
      ) : null}
      <span>{message}</span>
    </Text>
  ) : null;
