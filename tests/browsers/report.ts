/** The table of docs/browsers.md. */
import type { Engine } from './enginePage.ts';

export interface StepOutcome {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not possible';
  /** Why it failed or is not possible. */
  readonly words: string;
}

export interface EngineOutcome {
  readonly engine: Pick<Engine, 'name' | 'driver'>;
  /** Null where the browser is not there. */
  readonly version: string | null;
  readonly steps: readonly StepOutcome[];
}

/** The section as Markdown; one column for each engine. */
export function browsersSection(names: readonly string[], outcomes: readonly EngineOutcome[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const notes = outcomes.flatMap(({ engine, steps }) =>
    steps.flatMap(({ name, outcome, words }) =>
      outcome === 'passed' ? [] : [`- ${engine.name}, "${name}": ${outcome}, ${words}.`],
    ),
  );
  const lines = [
    row(['What', ...outcomes.map(({ engine, version }) => version ?? `${engine.name} (not installed)`)]),
    row(['---', ...outcomes.map(() => '---')]),
    ...names.map((name) =>
      row([
        name,
        ...outcomes.map(({ steps }) => steps.find((step) => step.name === name)?.outcome ?? 'not run'),
      ]),
    ),
    row(['Driven by', ...outcomes.map(({ engine }) => engine.driver)]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
  return `${lines.join('\n')}\n`;
}
