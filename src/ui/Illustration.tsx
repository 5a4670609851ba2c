import { type ReactNode, useCallback, useState } from 'react';
import styles from './Illustration.module.css';

interface Props {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** 'eager' goes first on the line, for a page's largest picture; 'lazy' waits until it comes near the window. */
  readonly loading?: 'lazy' | 'eager' | undefined;
  readonly className?: string | undefined;
  /** What stands there instead if the image does not load. */
  readonly fallback: ReactNode;
}

/** An image that gives way to its fallback when it cannot be loaded. */
export function Illustration({ src, alt, width, height, loading, className, fallback }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A prerendered image may have failed before anybody listened.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      // Firefox gives a whole SVG without a size of its own the natural width 0, too; decoding tells them apart.
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailedSrc(src));
    },
    [src],
  );
  if (failedSrc === src) return fallback;
  return (
    <img
      key={src}
      ref={check}
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

/** Sun over two waves, for a picture that did not load. */
export function FallbackPicture({ className }: Pick<Props, 'className'>) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 500"
      preserveAspectRatio="xMidYMax slice"
      data-fallback="picture"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="var(--sky)" width="1600" height="500" />
      <circle fill="var(--sun)" cx="1180" cy="200" r="90" />
      <path fill="var(--sea)" opacity="0.5" d="M0 330q280-90 560 0t560 0 560 0v170H0z" />
      <path fill="var(--sea)" d="M0 410q320-70 640 0t640 0 640 0v90H0z" />
    </svg>
  );
}

/** A country's picture beside an answer, which says all that it shows; a plain place where it does not load. */
export function CountryPicture({
  slug,
  className,
}: {
  readonly slug: string;
  readonly className?: string | undefined;
}) {
  return (
    <Illustration
      className={className}
      src={`/countries/${slug}/hero.svg`}
      alt=""
      width={1600}
      height={900}
      // The largest thing of a first screen.
      loading="eager"
      fallback={<span className={className} />}
    />
  );
}

interface FlagProps {
  readonly code: string;
  readonly className?: string | undefined;
}

/**
 * A country's flag by its two-letter code, or the code itself where the flag does not load; decorative, because the
 * name stands beside it.
 */
export function Flag({ code, className }: FlagProps) {
  const look = [styles.flag, className].filter(Boolean).join(' ');
  return (
    <Illustration
      className={look}
      src={`/flags/${code.toLowerCase()}.svg`}
      alt=""
      width={24}
      height={16}
      fallback={<span className={look} data-fallback="flag" data-code={code} aria-hidden="true" />}
    />
  );
}
