import { useEffect, useRef, useState } from 'react';
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

/** What is disabled loses the focus: once files are taken again, the place has it back, unless it went elsewhere. */
const useFocusBack = (disabled = false) => {
  const ref = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (disabled || !isAwaited.current) return;
    isAwaited.current = false;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [disabled]);
  const awaitFocus = () => {
    isAwaited.current = true;
  };
  return { ref, awaitFocus };
};

/** The platform's own file input, as large as the place: Enter and a press open its dialog, and Paste works at the focus. */
export const DropPlace = ({ aria, labels, accept, multiple, disabled, onOffer }: DropPlaceProps) => {
  const [over, setOver] = useState(false);
  const { ref, awaitFocus } = useFocusBack(disabled);
  const offer = (files: File[]) => {
    awaitFocus();
    onOffer({ files });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) offer([...event.dataTransfer.files]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Chosen again after a correction, the same file is news again.
    event.currentTarget.value = '';
    offer(files);
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
        ref={ref}
        type="file"
        className={css.input}
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={choose}
        onPaste={(event) => offer([...event.clipboardData.files])}
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
