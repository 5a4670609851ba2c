import { useEffect, useRef, useState } from 'react';
import { embedPath, embedSnippet, FIRST_HEIGHT, heightTold } from '../../catalogue/embed.ts';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Guide.module.css';

export interface EmbedDialogProps {
  /** Path of the calculator. */
  readonly path: string;
  /** What the frame is called. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The card as readers of somebody's page will see it, and what to put into that page. */
export default function EmbedDialog({ path, title, onClose }: EmbedDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  // Without the person's own income: the page that it is put into is somebody else's to read.
  const snippet = embedSnippet({ origin: window.location.origin, path, title });

  useEffect(() => {
    const follow = ({ source, data }: MessageEvent) => {
      const told = heightTold(data);
      if (source === frame.current?.contentWindow && told !== null) setHeight(told);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);

  return (
    <Dialog
      title="A card for your page"
      onClose={onClose}
      footer={
        <Button onClick={() => void copyText(snippet, 'Copied. Paste it into the HTML of your page.')}>
          Copy the code
        </Button>
      }
    >
      <p className="quiet">Your readers move the slider themselves. It knows nothing of your answers.</p>
      <iframe ref={frame} className={styles.frame} src={embedPath(path)} title={title} height={height} />
    </Dialog>
  );
}
