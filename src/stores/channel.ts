/** Tells other open tabs of the site what has changed here. */
export interface KeptChannel {
  post(key: string, record: unknown): void;
  /** Calls back for every record that another tab posts under the key. */
  listen(key: string, heard: (record: unknown) => void): void;
}

const NAME = 'lowtide';
let channel: BroadcastChannel | null | undefined;

export const deviceChannel: KeptChannel = {
  post(key, record) {
    open()?.postMessage({ key, record });
  },
  listen(key, heard) {
    open()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (
        typeof data === 'object' &&
        data !== null &&
        'key' in data &&
        'record' in data &&
        data.key === key
      ) {
        heard(data.record);
      }
    });
  },
};

/** Null where the browser has no such channel: tabs then agree at their next start. */
function open(): BroadcastChannel | null {
  if (channel === undefined) {
    try {
      channel = new BroadcastChannel(NAME);
    } catch {
      channel = null;
    }
  }
  return channel;
}
