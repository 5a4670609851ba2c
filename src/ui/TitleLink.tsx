interface Props {
  readonly title: string;
  /** Null for a law that is only named. */
  readonly url: string | null;
}

/** The title of a source, as a link to it where it has an address; the other site does not hear from where. */
export function TitleLink({ title, url }: Props) {
  if (url === null) return <>{title}</>;
  return (
    <a href={url} rel="noopener noreferrer">
      {title}
    </a>
  );
}
