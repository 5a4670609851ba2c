/** The steps of the residency tutorial that a person has ticked off, kept on the device. */
import { createKept, type KeptOptions, type KeptStatus, useKept } from './kept.ts';

type Ticked = readonly string[];

const NOTHING_TICKED: Ticked = [];

export function isTicked(value: unknown): value is Ticked {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '');
}

/** A checklist of its own; the app uses the one below, tests make theirs. */
export function createChecklist(device: Partial<KeptOptions<Ticked>> = {}) {
  const kept = createKept<Ticked>({
    ...device,
    key: 'checklist',
    shape: 1,
    empty: NOTHING_TICKED,
    isValue: isTicked,
  });
  return {
    kept,
    tick(id: string, on: boolean): void {
      kept.change((ticked) => {
        if (ticked.includes(id) === on) return ticked;
        return on ? [...ticked, id] : ticked.filter((other) => other !== id);
      });
    },
    clear(): void {
      kept.change((ticked) => (ticked.length === 0 ? ticked : NOTHING_TICKED));
    },
  };
}

export const checklist = createChecklist();

export interface Checklist {
  readonly ticked: ReadonlySet<string>;
  readonly status: KeptStatus;
  tick(id: string, on: boolean): void;
  clear(): void;
}

export function useChecklist(): Checklist {
  const { value, status } = useKept(checklist.kept);
  const { tick, clear } = checklist;
  return { ticked: new Set(value), status, tick, clear };
}
