import { setTheme, THEMES, usePreferences } from '../stores/preferences.ts';
import styles from './ThemeSwitch.module.css';

const NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Light, dark, or as the device has it; kept on the device. */
export function ThemeSwitch() {
  const { theme } = usePreferences();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Colour theme</legend>
      {THEMES.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={theme === one}
            onChange={() => setTheme(one)}
          />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}
