/** Whether the editor of the person's answers is open, and at which part: the bar opens it, and so does a page that asks something. */
import { type RefObject, useEffect, useRef } from 'react';
import { createStore, useStore } from 'zustand';
import type { Situation } from './situation.ts';

/** A question of the editor, or what is kept on the device. */
export type EditorPlace = keyof Situation | 'kept';

interface Editor {
  readonly isOpen: boolean;
  /** What it was opened for; null where that is nothing. */
  readonly at: EditorPlace | null;
}

const editor = createStore<Editor>(() => ({ isOpen: false, at: null }));

export function setEditorOpen(isOpen: boolean, at: EditorPlace | null = null): void {
  editor.setState({ isOpen, at });
}

function useEditorOpen(): boolean {
  return useStore(editor, ({ isOpen }) => isOpen);
}

/** Whether it is open, and a button that opens it, which has the focus again afterwards. */
export function useEditorOpener(): {
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
} {
  const isOpen = useEditorOpen();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // Once the editor is gone: beneath one that lies over the page nothing can have focus.
    return () => opener.current?.focus();
  }, [isOpen]);
  return { isOpen, opener };
}

/** What the editor was opened for. */
export function useEditorPlace(): EditorPlace | null {
  return useStore(editor, ({ at }) => at);
}
