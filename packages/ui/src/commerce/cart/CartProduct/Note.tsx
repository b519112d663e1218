import { useRef } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Text } from '../../../foundation/index.ts';
import { SaveMark } from '../SaveMark/index.ts';
import type { CartProductProps } from './types.ts';
import { NoteConflict } from './NoteConflict.tsx';
import * as css from './Note.css.ts';
import { useInUse } from './useInUse.ts';
import { useNote } from './useNote.ts';

/** The note of a product: a button until it is used, then a field; plain text where nothing may change. */
export function Note({ name, note: kept, noteState = 'idle', onNote, readOnly, labels }: CartProductProps) {
  const { note, theirs, write, flush, keepMine, takeTheirs } = useNote(kept, onNote);
  const field = useRef<HTMLTextAreaElement>(null);
  const { inUse, use, leave } = useInUse();
  const isOpen = inUse || note !== '' || theirs !== null;
  // The buttons go away with the choice: the focus goes to the note.
  const choose = (choice: () => void) => () => {
    choice();
    use();
    field.current?.focus();
  };
  if (readOnly) return note ? <Text size="sm">{`${labels.note}: ${note}`}</Text> : null;
  return (
    <div
      className={isOpen ? css.open : css.closed}
      onBlur={(event) => {
        flush();
        leave(event);
      }}
    >
      {isOpen ? (
        <TextArea
          ref={(element) => {
            field.current = element;
            if (inUse) element?.focus();
          }}
          label={labels.note}
          placeholder={labels.notePlaceholder}
          rows={1}
          maxLength={2000}
          value={note}
          onChange={({ value }) => {
            use();
            write(value);
          }}
        />
      ) : (
        <Button variant="quiet" size="sm" label={labels.addNoteOf({ name })} onPress={use}>
          {labels.addNote}
        </Button>
      )}
      {theirs !== null && (
        <NoteConflict
          theirs={theirs}
          onMine={choose(keepMine)}
          onTheirs={choose(takeTheirs)}
          labels={labels.noteConflict}
        />
      )}
      <SaveMark state={noteState} labels={labels} />
    </div>
  );
}
