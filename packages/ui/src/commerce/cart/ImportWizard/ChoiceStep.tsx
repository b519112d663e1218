import { Button } from '../../../components/Button/index.ts';
import { Text } from '../../../foundation/index.ts';
import type { ImportLabels } from './labels.ts';
import * as css from './ImportWizard.css.ts';

interface ChoiceStepProps {
  labels: ImportLabels['choice'];
  onConfirm: (event: { createNewCart: boolean }) => void;
}

/** The brand has an open cart already: replace it or add to it (M-32, S-095, S-096). */
export function ChoiceStep({ labels, onConfirm }: ChoiceStepProps) {
  const choices = [
    { label: labels.replace, hint: labels.replaceHint, createNewCart: true },
    { label: labels.add, hint: labels.addHint, createNewCart: false },
  ];
  return (
    <ul className={css.choices}>
      {choices.map(({ label, hint, createNewCart }) => (
        <li key={label} className={css.choice}>
          <Text size="sm">{hint}</Text>
          <Button
            stretch
            caps
            variant={createNewCart ? 'secondary' : 'primary'}
            onPress={() => onConfirm({ createNewCart })}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
