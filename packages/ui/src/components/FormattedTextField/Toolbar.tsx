import type { Command, EditorState } from 'prosemirror-state';
import { useRef } from 'react';
import { useToolbar } from 'react-aria/useToolbar';
import { linkAt, tools, type ToolName } from './commands.ts';
import type { FormattedTextLabels } from './labels.ts';
import { ToolIcon } from './ToolIcon.tsx';
import * as css from './FormattedTextField.css.ts';

interface ToolButtonProps {
  name: ToolName | 'link';
  label: string;
  isOn?: boolean | undefined;
  isDisabled: boolean;
  onPress: () => void;
}

const ToolButton = ({ name, label, isOn, isDisabled, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={css.tool}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={isDisabled || undefined}
    // The text keeps its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      if (!isDisabled) onPress();
    }}
  >
    <ToolIcon name={name} />
  </button>
);

interface ToolbarProps {
  state: EditorState | undefined;
  disabled: boolean;
  onRun: (choice: { command: Command }) => void;
  onLink: () => void;
  labels: FormattedTextLabels;
}

/** One stop of the tab key; arrow keys go from tool to tool. */
export const Toolbar = ({ state, disabled, onRun, onLink, labels }: ToolbarProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { toolbarProps } = useToolbar({ 'aria-label': labels.tools }, ref);
  const isStill = disabled || state === undefined;
  return (
    <div {...toolbarProps} ref={ref} data-part="tools" className={css.toolbar}>
      {tools.map(({ name, run, isOn, isPossible }) => (
        <ToolButton
          key={name}
          name={name}
          label={labels[name]}
          isOn={isOn && (state ? isOn(state) : false)}
          isDisabled={isStill || !isPossible(state)}
          onPress={() => onRun({ command: run })}
        />
      ))}
      <ToolButton
        name="link"
        label={labels.link}
        isOn={state ? linkAt(state) !== undefined : false}
        isDisabled={isStill}
        onPress={onLink}
      />
    </div>
  );
};
