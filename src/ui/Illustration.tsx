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
