/** The small signs that buttons and lines share, each drawn once. */
const PATHS = {
  close: 'm5 5 10 10M15 5 5 15',
  tick: 'm4 10.5 4 3.800L16 5.500',
  down: 'm5 7.500 5 5 5-5',
  on: 'm7.500 5 5 5-5 5',
} as const;

interface Props {
  readonly of: keyof typeof PATHS;
  /** In pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Mark({ of, size = 20, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[of]} />
    </svg>
  );
}
