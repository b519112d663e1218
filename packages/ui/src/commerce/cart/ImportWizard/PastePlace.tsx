import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import type { ImportLabels } from './labels.ts';
import * as css from './ImportWizard.css.ts';

interface PastePlaceProps {
  /** Rows to begin with. */
  pasted?: string;
  onPaste: (event: { text: string }) => void;
  labels: ImportLabels['file']['paste'];
}

/** Rows of any spreadsheet, pasted in place of a file. Checked once the button is pressed, so that they can be corrected. */
export function PastePlace({ pasted = '', onPaste, labels }: PastePlaceProps) {
  const [text, setText] = useState(pasted);
  const isEmpty = text.trim() === '';
  return (
    <div className={css.paste}>
      <TextArea
        label={labels.title}
        hint={labels.hint}
        rows={3}
        maxLength={1_000_000}
        value={text}
        onChange={({ value }) => setText(value)}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={isEmpty}
          reason={isEmpty ? labels.empty : undefined}
          onPress={() => onPaste({ text })}
        >
          {labels.check}
        </Button>
      </div>
    </div>
  );
}
