import { useMemo, useState } from 'react';
import { Field, type FieldAria, type FieldProps } from '../Field/index.ts';
import { rich } from '../RichHtml/RichHtml.css.ts';
import { linkAt, linkTo } from './commands.ts';
import type { FormattedTextLabels } from './labels.ts';
import { LinkRow } from './LinkRow.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useEditor } from './useEditor.ts';
import * as css from './FormattedTextField.css.ts';

export interface FormattedTextFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** HTML; '' without a word (D-137). */
  value: string;
  onChange: (change: { value: string }) => void;
  /** Language of the text, where it is not the page's, as BCP 47. */
  lang?: string;
  disabled?: boolean;
  labels: FormattedTextLabels;
}

type EditorProps = Pick<FormattedTextFieldProps, 'label' | 'value' | 'onChange' | 'lang' | 'labels'> & {
  aria: FieldAria;
  disabled: boolean;
};

const Editor = ({ aria, label, value, onChange, lang, disabled, labels }: EditorProps) => {
  const [isLinking, setLinking] = useState(false);
  const { id, 'aria-describedby': described, 'aria-invalid': invalid, 'aria-required': required } = aria;
  const attributes = useMemo(
    () => ({
      id,
      class: `${css.text} ${rich}`,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(described ? { 'aria-describedby': described } : {}),
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...(required ? { 'aria-required': 'true' } : {}),
      ...(disabled ? { 'aria-disabled': 'true' } : {}),
      ...(lang ? { lang } : {}),
    }),
    [id, label, described, invalid, required, disabled, lang],
  );
  const { mount, state, run } = useEditor({ value, onChange, attributes, disabled, onLink: () => setLinking(true) });
  return (
    <div
      data-component="FormattedTextField"
      data-invalid={invalid}
      data-disabled={disabled || undefined}
      className={css.box}
    >
      <Toolbar
        state={state}
        disabled={disabled}
        onRun={({ command }) => run(command)}
        onLink={() => setLinking(!isLinking)}
        labels={labels}
      />
      {isLinking && state ? (
        <LinkRow
          href={linkAt(state)}
          labels={labels}
          onApply={({ href }) => {
            setLinking(false);
            run(linkTo(href));
          }}
          onClose={() => {
            setLinking(false);
            run(() => true);
          }}
        />
      ) : null}
      <div ref={mount} className={css.mount} />
    </div>
  );
};

/** A text with headings, lists, emphasis, quotes and links, written as its readers will see it. */
export const FormattedTextField = ({
  label,
  value,
  onChange,
  lang,
  disabled = false,
  labels,
  ...field
}: FormattedTextFieldProps) => (
  <Field {...field} label={label}>
    {(aria) => <Editor {...{ aria, label, value, onChange, lang, disabled, labels }} />}
  </Field>
);
