import { create } from 'zustand';

/** Something that a toast offers to do. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | null;
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
export function showToast(text: string, action: ToastAction | null = null): void {
  lastId++;
  useToast.setState({ message: { id: lastId, text, action }, everShown: true });
}

/** Takes the message away, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  useToast.setState(({ message }) => (message?.id === id ? { message: null } : { message }));
}
