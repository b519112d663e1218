import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command, type Plugin } from 'prosemirror-state';
import { toDocument } from './html.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Tab is not among them: it leaves the field. */
const keys: Readonly<Record<string, Command>> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.underline),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': chainCommands(exitCode, breakLine),
};

export const plugins = (more: Readonly<Record<string, Command>>): Plugin[] => [
  history(),
  keymap(more),
  keymap(keys),
  keymap(baseKeymap),
];

export const startWith = (html: string, own: Plugin[]): EditorState =>
  EditorState.create({ doc: toDocument(html), plugins: own });
