import { create } from 'zustand';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
}

interface ToastState {
  readonly message: ToastMessage | null;
  /** Whether there has been a toast since the page was loaded. */
  readonly everShown: boolean;
}

/** At most one toast at once: a new one replaces the old. */
export const useToast = create<ToastState>(() => ({ message: null, everShown: false }));

let lastId = 0;

/** Shows a short message; it closes by itself after five seconds. */
export function showToast(text: string): void {
  lastId++;
  useToast.setState({ message: { id: lastId, text }, everShown: true });
}

/** Takes the message away, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  useToast.setState(({ message }) => (message?.id === id ? { message: null } : { message }));
}
