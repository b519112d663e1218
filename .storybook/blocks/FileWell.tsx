import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from '@vitrine/ui/components/Button';
import { Icon, Text } from '@vitrine/ui/foundation';
import { exchangeWords } from '../words/exchange.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './steps.css.ts';

/** A file, to be dropped or chosen. Its text is read here and goes nowhere else. */
export const FileWell = ({ onFile }: { onFile: (file: { name: string; text: string }) => void }) => {
  const t = useWords(exchangeWords);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => file && onFile({ name: file.name, text: await file.text() });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={css.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size="lg" />
      <Text>{t('drop')}</Text>
      <Button variant="secondary" onPress={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.css,.txt"
        aria-label={t('file')}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
    </div>
  );
};
