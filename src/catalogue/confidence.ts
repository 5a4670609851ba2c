/** How far a figure can be relied on, told from who publishes its source. */

/** A state or one of its offices; advisers, publishers and the press. */
export const SOURCE_KINDS = ['official', 'professional'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What is computed here rests on sources and is none itself. */
export type Confidence = SourceKind | 'own';

export const CONFIDENCE_LABELS: Readonly<Record<Confidence, string>> = {
  official: 'Official source',
  professional: 'Professional source',
  own: 'Own computation',
};
