/** Whether the editor of the person's answers is open: the bar opens it, and so does a page that asks for one of them. */
import { createStore, useStore } from 'zustand';

const editor = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

export function setEditorOpen(isOpen: boolean): void {
  editor.setState({ isOpen });
}

export function useEditorOpen(): boolean {
  return useStore(editor).isOpen;
}
