import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

export type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'bulletList'
  | 'numberedList'
  | 'quote'
  | 'undo'
  | 'redo';

/** A button of the toolbar. */
export interface Tool {
  name: ToolName;
  run: Command;
  /** Whether the selection has what it does; absent for what does not stay pressed. */
  isOn?: (state: EditorState) => boolean;
  isPossible: (state: EditorState) => boolean;
}

const hasMark =
  (type: MarkType) =>
  (state: EditorState): boolean => {
    const { from, to, empty, $from } = state.selection;
    if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
    return state.doc.rangeHasMark(from, to, type);
  };

const isInside =
  (type: NodeType, level?: number) =>
  ({ selection: { $from } }: EditorState): boolean =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type === type && (level === undefined || node.attrs['level'] === level),
    );

const headings = (level: number): Pick<Tool, 'run' | 'isOn'> => {
  const isOn = isInside(nodes.heading, level);
  const run: Command = (state, dispatch) =>
    (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch);
  return { run, isOn };
};

const lists = (type: NodeType): Pick<Tool, 'run' | 'isOn'> => {
  const isOn = isInside(type);
  const run: Command = (state, dispatch) =>
    (isOn(state) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch);
  return { run, isOn };
};

const quotes: Pick<Tool, 'run' | 'isOn'> = {
  run: (state, dispatch) => (isInside(nodes.blockquote)(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
  isOn: isInside(nodes.blockquote),
};

const steps: readonly Omit<Tool, 'isPossible'>[] = [
  { name: 'heading', ...headings(2) },
  { name: 'subheading', ...headings(3) },
  { name: 'bold', run: toggleMark(marks.strong), isOn: hasMark(marks.strong) },
  { name: 'italic', run: toggleMark(marks.em), isOn: hasMark(marks.em) },
  { name: 'bulletList', ...lists(nodes.bullet_list) },
  { name: 'numberedList', ...lists(nodes.ordered_list) },
  { name: 'quote', ...quotes },
];

export const tools: readonly Tool[] = [
  ...steps.map((tool) => ({ ...tool, isPossible: (state: EditorState) => tool.run(state) })),
  { name: 'undo', run: undo, isPossible: (state) => undoDepth(state) > 0 },
  { name: 'redo', run: redo, isPossible: (state) => redoDepth(state) > 0 },
];

/** Where the link at the selection leads; undefined without one. */
export const linkAt = ({ doc, selection }: EditorState): string | undefined => {
  const { from, to, empty, $from } = selection;
  let href: string | undefined;
  const read = (node: { marks: readonly { type: MarkType; attrs: Record<string, unknown> }[] }): void => {
    const found = node.marks.find(({ type }) => type === marks.link);
    if (found) href ??= String(found.attrs['href']);
  };
  if (empty) read({ marks: $from.marks() });
  else doc.nodesBetween(from, to, read);
  return href;
};

/** The whole link around a place, or the selection itself. */
const linkRange = (state: EditorState): { from: number; to: number } => {
  const { from, to, empty, $from } = state.selection;
  const href = linkAt(state);
  if (!empty || href === undefined) return { from, to };
  let range = { from, to };
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    const isAround = start <= from && from <= start + node.nodeSize;
    if (isAround && marks.link.isInSet(node.marks)?.attrs['href'] === href)
      range = { from: start, to: start + node.nodeSize };
  });
  return range;
};

/** Links the selection, or the link it stands in, to another address; '' takes the link away. Without either, the address itself is written. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const link = marks.link.create({ href });
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, marks.link);
    else if (from === to) tr.insert(from, schema.text(href, [link]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
