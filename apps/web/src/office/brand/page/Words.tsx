import { useFieldWords, type FieldInputProps, type WordsSpec } from '../../parts/fields/form.ts';
import { LanguageFields, type Texts } from '../../parts/form/LanguageFields.tsx';
import { Pair } from '../../parts/form/Pair.tsx';

/** A text in every language, side by side. */
export function Words({ spec: { type, name, most = 200 }, path, value, onChange }: FieldInputProps<WordsSpec>) {
  const { label, message } = useFieldWords(name, path);
  return (
    <Pair>
      <LanguageFields
        label={label}
        value={(value ?? {}) as Texts}
        onChange={onChange}
        maxLength={most}
        rows={type === 'text' ? 3 : undefined}
        isFormatted={type === 'html'}
        problem={message}
      />
    </Pair>
  );
}
