import { closeHistory } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { plugins, startWith } from './editor.ts';
import { toHtml } from './html.ts';

interface Options {
  value: string;
  onChange: (change: { value: string }) => void;
  /** Of the element one writes in. */
  attributes: Readonly<Record<string, string>>;
  disabled: boolean;
  /** Ctrl+K or Command+K. */
  onLink: () => void;
}

interface Editor {
  /** For the element that the editor is put into. */
  mount: RefObject<HTMLDivElement | null>;
  /** Undefined until the editor is there: it needs a browser. */
  state: EditorState | undefined;
  run: (command: Command) => void;
}

/** An editor that holds `value`: what is typed is told, and another value from outside replaces it. */
export const useEditor = ({ value, onChange, attributes, disabled, onLink }: Options): Editor => {
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** What the editor holds, as HTML: told last, or given. */
  const held = useRef(value);
  const [state, setState] = useState<EditorState>();

  const tell = useEffectEvent((next: EditorState, hasChanged: boolean) => {
    setState(next);
    if (!hasChanged) return;
    held.current = toHtml(next.doc);
    onChange({ value: held.current });
  });
  const openLink = useEffectEvent(onLink);
  const start = useEffectEvent(() =>
    startWith(
      value,
      plugins({
        'Mod-k': () => {
          openLink();
          return true;
        },
      }),
    ),
  );

  useEffect(() => {
    const first = start();
    const created = new EditorView(mount.current, {
      state: first,
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        tell(next, transaction.docChanged);
      },
    });
    view.current = created;
    // The toolbar reads the state from now on.
    created.dispatch(first.tr);
    return () => {
      view.current = null;
      created.destroy();
    };
  }, []);

  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    const next = start();
    view.current?.updateState(next);
    setState(next);
  }, [value]);

  useEffect(() => view.current?.setProps({ attributes, editable: () => !disabled }), [attributes, disabled, state]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (!editor) return;
    // Each press can be undone by itself.
    command(editor.state, (transaction) => editor.dispatch(closeHistory(transaction)), editor);
    editor.focus();
  };
  return { mount, state, run };
};
