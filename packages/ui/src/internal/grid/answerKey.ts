import type { KeyboardEvent } from 'react';
import { type CommandContext, run, runOpen } from './commands.ts';
import { commandOf } from './keyboard.ts';

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Arrows move the way they point, also where lines run from right to left. */
const keyOf = ({ key, currentTarget }: KeyboardEvent): string =>
  currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? (MIRRORED[key] ?? key) : key;

/** Does what a key asks of the grid. What it does not know is the browser's. */
export const answerKey = (context: CommandContext, event: KeyboardEvent): void => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const key = keyOf(event);
  const command = commandOf({ key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
  if (!command || event.nativeEvent.isComposing) return;
  const { view } = context;
  const wasReleased = view.isReleased();
  const isAnswered = view.get().editing ? runOpen(context, command) : run(context, command);
  if (isAnswered) event.preventDefault();
  // Escape leaves the grid first; a dialog around it closes with the next one.
  if (command.type === 'cancel' && (isAnswered || !wasReleased)) event.stopPropagation();
};
