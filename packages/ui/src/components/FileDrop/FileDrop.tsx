import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Field } from '../Field/index.ts';
import { Message } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/index.ts';
import { checkFiles } from './checkFiles.ts';
import type { FileRules, Refusal } from './checkFiles.ts';
import { DropPlace } from './DropPlace.tsx';
import { FileRow } from './FileRow.tsx';
import { keyOf } from './keyOf.ts';
import * as css from './FileDrop.css.ts';

export interface FileDropLabels {
  /** What the place does when pressed; underlined. */
  choose: string;
  /** Says that you can also drop or paste a file here. */
  drop: string;
  /** Names the button that takes a file away again. */
  remove: (values: { name: string }) => string;
  /** Why a file was not taken, and which would be. */
  refused: (refusal: Refusal) => string;
}

export interface FileDropProps extends FieldProps, FileRules {
  /** Those taken so far. */
  files: File[];
  /** All that are taken now, after some came or one went. */
  onChange: (change: { files: File[] }) => void;
  labels: FileDropLabels;
  disabled?: boolean;
}

const Refusals = ({ children }: { children: ReactNode[] }) => (
  <div role="alert">{children.length > 0 ? <ul className={css.refusals}>{children}</ul> : null}</div>
);

/** The button that removes a file goes with it: the focus moves to the next one, or to the field. */
const moveFocus = (button: HTMLElement) => {
  const row = button.closest('li');
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  (next ?? button.closest('[data-component=FileDrop]')?.querySelector('input'))?.focus();
};

/** Files chosen, dropped or pasted. What cannot be right is not taken, and says why; more is for the server to find out. */
export const FileDrop = ({ files, onChange, labels, accept, maxMegabytes, maxFiles = 1, ...props }: FileDropProps) => {
  const [refused, setRefused] = useState<Refusal[]>([]);
  const offer = ({ files: offered }: { files: File[] }) => {
    // Where there is room for one, the next takes its place.
    const held = maxFiles === 1 ? [] : files;
    const found = checkFiles(offered, { accept, maxMegabytes, maxFiles }, held.length);
    setRefused(found.refused);
    if (found.taken.length > 0) onChange({ files: [...held, ...found.taken] });
  };
  const remove = (gone: File) => (event: MouseEvent<HTMLElement>) => {
    moveFocus(event.currentTarget);
    onChange({ files: files.filter((file) => file !== gone) });
  };
  return (
    <Field {...props}>
      {(aria) => (
        <div data-component="FileDrop" className={css.root}>
          <DropPlace
            aria={aria}
            labels={labels}
            accept={accept}
            multiple={maxFiles > 1}
            disabled={props.disabled}
            onOffer={offer}
          />
          <Refusals>
            {refused.map((refusal) => (
              <li key={`${refusal.why} ${refusal.name}`}>
                <Message tone="critical">{labels.refused(refusal)}</Message>
              </li>
            ))}
          </Refusals>
          {files.length > 0 ? (
            <ul className={css.files}>
              {files.map((file) => (
                <FileRow
                  key={keyOf(file)}
                  file={file}
                  remove={labels.remove({ name: file.name })}
                  onRemove={props.disabled ? undefined : remove(file)}
                />
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Field>
  );
};
