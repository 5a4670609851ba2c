/** Whether the editor of the person's answers is open, and at which question: the bar opens it, and so does a page that asks one. */
import { createStore, useStore } from 'zustand';
import type { Situation } from './situation.ts';

interface Editor {
  readonly isOpen: boolean;
  /** The question that it was opened for; null where that is none. */
  readonly at: keyof Situation | null;
}

const editor = createStore<Editor>(() => ({ isOpen: false, at: null }));

export function setEditorOpen(isOpen: boolean, at: keyof Situation | null = null): void {
  editor.setState({ isOpen, at });
}

export function useEditorOpen(): boolean {
  return useStore(editor, ({ isOpen }) => isOpen);
}

/** The question that the editor was opened for. */
export function useEditorPlace(): keyof Situation | null {
  return useStore(editor, ({ at }) => at);
}
