import * as Toast from '@radix-ui/react-toast';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_PX } from '../catalogue/constants.ts';
import { keepFocusInSight } from './keepFocusInSight.ts';
import { Mark } from './Mark.tsx';
import styles from './Toaster.module.css';
import { dismissToast, useToast } from './toast.ts';

/** Closes after 5000 ms, by swiping right 50 px, or by its button; F8 moves focus to it. */
export default function Toaster() {
  const message = useToast((state) => state.message);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      label="Notice"
    >
      {message ? (
        <Toast.Root
          key={message.id}
          ref={keepFocusInSight}
          className={styles.toast}
          data-foot="notice"
          onOpenChange={(open) => {
            if (!open) dismissToast(message.id);
          }}
        >
          <Toast.Description className={styles.text}>{message.text}</Toast.Description>
          {message.action ? (
            <Toast.Action
              className={styles.action}
              altText={message.action.label}
              onClick={message.action.run}
            >
              {message.action.label}
            </Toast.Action>
          ) : null}
          <Toast.Close className={styles.close} aria-label="Close">
            <Mark of="close" size={18} />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        className={`no-print ${styles.viewport}`}
        hotkey={[TOAST_HOTKEY]}
        label="Notices ({hotkey})"
      />
    </Toast.Provider>
  );
}
