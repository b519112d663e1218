import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Banner } from '../../../components/Banner/index.ts';
import { Icon, Stack, Text } from '../../../foundation/index.ts';
import { ACCEPT, checkFile, MAX_MEGABYTES, MAX_ROWS } from './checkFile.ts';
import type { ImportLabels } from './labels.ts';
import { PastePlace } from './PastePlace.tsx';
import type { FileProblem } from './types.ts';
import * as css from './ImportWizard.css.ts';

export interface FileStepProps {
  problem?: FileProblem | null;
  onFile: (event: { file: File }) => void;
  /** Rows to begin with. */
  pasted?: string;
  /** Rows pasted in place of a file. */
  onPaste?: (event: { text: string }) => void;
  /** Downloads the list to fill in. */
  onTemplate?: () => void;
  labels: ImportLabels['file'];
}

const wordsOf = (problem: FileProblem, labels: ImportLabels['file']): { title: string; text: string } => {
  switch (problem.kind) {
    case 'tooLarge':
      return { title: labels.tooLarge.title, text: labels.tooLarge.text({ megabytes: MAX_MEGABYTES }) };
    case 'notAllowed':
      return { title: labels.notAllowed, text: problem.message };
    case 'pasted':
      return { title: labels.paste.invalid, text: problem.reason };
    case 'extension':
      return { title: labels.extension.title, text: labels.extension.text(problem) };
    case 'invalid':
      return { title: labels.invalid.title, text: problem.reason ?? labels.invalid.text };
  }
};

/** A place to drop a file, which is a button as well. Files that cannot be right are not sent (V-049, D-095). */
function DropPlace({
  labels,
  describedBy,
  onPick,
}: {
  labels: ImportLabels['file'];
  describedBy: string;
  onPick: (choice: { file: File }) => void;
}) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick({ file });
  };
  return (
    <label className={css.drop} data-part="drop" data-over={over || undefined}>
      <Icon name="upload" size="lg" />
      <span className={css.choose}>{labels.choose}</span>
      <Text as="span" size="sm" tone="muted">
        {labels.drop}
      </Text>
      <input
        type="file"
        className={css.input}
        accept={ACCEPT}
        aria-label={labels.choose}
        aria-describedby={describedBy}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Chosen again after a correction, the same file is news again.
          event.currentTarget.value = '';
          if (file) onPick({ file });
        }}
      />
    </label>
  );
}

/** The first step: a spreadsheet, or what was wrong with the one before (V-049, V-050, X-054, X-055). */
export function FileStep({ problem, pasted, onFile, onPaste, onTemplate, labels }: FileStepProps) {
  const [own, setOwn] = useState<FileProblem | null>(null);
  const accepted = useId();
  const pick = ({ file }: { file: File }) => {
    const found = checkFile(file);
    setOwn(found);
    if (!found) onFile({ file });
  };
  const said = own ?? problem;
  const words = said && wordsOf(said, labels);
  if (said?.kind === 'notAllowed') return <Refusal title={words?.title} text={words?.text} />;
  return (
    <Stack space="md">
      {words && <Refusal {...words} />}
      <DropPlace labels={labels} describedBy={accepted} onPick={pick} />
      <Text id={accepted} size="sm" tone="muted">
        {labels.accepted({ megabytes: MAX_MEGABYTES, rows: MAX_ROWS })}
      </Text>
      {onPaste && <PastePlace pasted={pasted} onPaste={onPaste} labels={labels.paste} />}
      {onTemplate && (
        <div className={css.template}>
          <Button variant="quiet" size="sm" icon="download" onPress={onTemplate}>
            {labels.template}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Refusal = ({ title, text }: { title?: string; text?: string }) => (
  <Banner tone="critical" title={title}>
    {text}
  </Banner>
);
