import { useLayoutEffect, useRef } from 'react';
import { setTheme, THEMES, usePreferences } from '../stores/preferences.ts';
import styles from './ThemeSwitch.module.css';

const NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Light, dark, or as the device has it; kept on the device. */
export function ThemeSwitch() {
  const { theme } = usePreferences();
  const options = useRef<HTMLFieldSetElement>(null);

  // The page is there before its scripts: what was chosen in between counts.
  useLayoutEffect(() => {
    const radios = options.current?.querySelectorAll('input') ?? [];
    const early = THEMES[[...radios].findIndex(({ checked, defaultChecked }) => checked && !defaultChecked)];
    if (early !== undefined) setTheme(early);
  }, []);

  return (
    <fieldset ref={options} className={styles.switch}>
      <legend className="visually-hidden">Colour theme</legend>
      {THEMES.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            // A browser that goes back would choose for the person.
            autoComplete="off"
            checked={theme === one}
            onChange={() => setTheme(one)}
          />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}
