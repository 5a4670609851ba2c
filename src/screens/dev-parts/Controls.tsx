import { useState } from 'react';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { InfoMark, Tooltip } from '../../ui/Tooltip.tsx';
import styles from './DevParts.module.css';
import { Part } from './Part.tsx';

const VARIANTS = ['primary', 'quiet', 'plain'] as const;
const LEVELS = [1, 2, 3, 4] as const;

/** What is pressed, dragged or typed into. */
export function Controls() {
  const [income, setIncome] = useState<number | null>(80_000);
  const [levels, setLevels] = useState<readonly number[]>([2]);
  const toggle = (level: number) =>
    setLevels(levels.includes(level) ? levels.filter((one) => one !== level) : [...levels, level]);

  return (
    <>
      <Part name="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button aria-disabled>busy</Button>
        <ButtonLink href="/countries">link</ButtonLink>
        <Button>A label so long that it has to go on to a second line on a phone</Button>
      </Part>
      <Part name="CopyButton, ShareButton">
        <CopyButton className={styles.copy} text={() => 'Copied from the page of parts'}>
          Copy
        </CopyButton>
        <ShareButton title="Parts" />
      </Part>
      <Part name="PdfButton: as it is, one that fails, disabled">
        <PdfButton download={async () => undefined} />
        <PdfButton variant="quiet" download={() => Promise.reject(new Error('No file'))} />
        <PdfButton disabled download={async () => undefined} />
      </Part>
      <Part name="MoneyInput">
        <MoneyInput label="Annual income" value={income} emptyValue={null} onValue={setIncome} />
        <MoneyInput label="Empty" value={null} emptyValue={null} onValue={setIncome} />
        <MoneyInput
          label="With a hint"
          value={10_000_000}
          emptyValue={0}
          onValue={setIncome}
          hint="Between $0 and $10,000,000."
        />
      </Part>
      <Part name="Slider">
        <div className={styles.wide}>
          <Slider label="Yearly income" value={income ?? 0} {...GUIDE_SLIDER} onValue={setIncome} />
        </div>
      </Part>
      <Part name="ToggleGroup">
        <ToggleGroup
          label="Living cost"
          options={LEVELS.map((value) => ({
            value,
            label: `${value} of 4`,
            content: <CostScale level={value} label="" />,
          }))}
          selected={levels}
          onToggle={toggle}
        />
        <ToggleGroup
          label="Quality of life"
          options={LEVELS.map((value) => ({
            value,
            label: `${value} of 4`,
            content: <Dots level={value} label="" />,
          }))}
          selected={levels}
          onToggle={toggle}
        />
      </Part>
      <Part name="Disclosure">
        <Disclosure summary="Show as a table">
          <p>Made when it is first opened.</p>
        </Disclosure>
      </Part>
      <Part name="Tooltip">
        <Tooltip content="A flat yearly amount, whatever the income.">Income tax</Tooltip>
        <Tooltip label="About these figures" content="Directional, and no tax advice.">
          <InfoMark />
        </Tooltip>
      </Part>
    </>
  );
}
