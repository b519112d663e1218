import { useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { Icon, Text } from '../../foundation/index.ts';
import type { FieldAria } from '../Field/index.ts';
import * as css from './FileDrop.css.ts';

interface DropPlaceProps {
  aria: FieldAria;
  labels: { choose: string; drop: string };
  accept?: string[];
  multiple: boolean;
  disabled?: boolean;
  onOffer: (offer: { files: File[] }) => void;
}

/** The platform's own file input, as large as the place: Enter and a press open its dialog, and Paste works at the focus. */
export const DropPlace = ({ aria, labels, accept, multiple, disabled, onOffer }: DropPlaceProps) => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onOffer({ files: [...event.dataTransfer.files] });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Chosen again after a correction, the same file is news again.
    event.currentTarget.value = '';
    onOffer({ files });
  };
  return (
    <div data-part="drop" data-over={over || undefined} className={css.drop}>
      <Icon name="upload" size="lg" />
      <span className={css.choose}>{labels.choose}</span>
      <Text as="span" size="sm" tone="muted">
        {labels.drop}
      </Text>
      <input
        {...aria}
        type="file"
        className={css.input}
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={choose}
        onPaste={(event) => onOffer({ files: [...event.clipboardData.files] })}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
    </div>
  );
};
