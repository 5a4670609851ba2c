import { type ReactNode, useMemo, useState } from 'react';
import { taxBrackets, useCountries } from '../../api/queries.ts';
import { TAX_KINDS, workedYear } from '../../assess/worked.ts';
import { SOURCE_KINDS } from '../../catalogue/entities.ts';
import { formatMoney } from '../../catalogue/format.ts';
import { GUIDE_SLIDER } from '../../catalogue/income.ts';
import { donutSlices, TaxDonut } from '../../charts/TaxDonut.tsx';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { CopyButton, ShareButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState, PartBoundary } from '../../ui/EmptyState.tsx';
import { Disclosure } from '../../ui/Fold.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PdfButton } from '../../ui/PdfButton.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostLabel, CostScale, Dots } from '../../ui/Scales.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { StackedBar, TaxSwatch } from '../../ui/TaxSwatch.tsx';
import TaxWorking from '../../ui/TaxWorking.tsx';
import { ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { InfoMark, Tooltip } from '../../ui/Tooltip.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './DevParts.module.css';

/** Every shared part in every state, for looking at; in development builds only. */
export default function DevParts() {
  return (
    <div className={`page ${styles.page}`}>
      <h1>Parts</h1>
      <Controls />
      <Figures />
      <Surfaces />
    </div>
  );
}

/** One part, named as its file is, with its states side by side. */
function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

const VARIANTS = ['primary', 'quiet', 'plain'] as const;
const LEVELS = [1, 2, 3, 4] as const;

/** What is pressed, dragged or typed into. */
function Controls() {
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

/** One of each bucket of the cost of living. */
const LIVING_COSTS = [30, 40, 50, 70] as const;
const NO_TEXTS = { rules: {}, sources: [] };
const RANGE = { min: 0, max: 1_000_000, step: 10_000 } as const;

/** Figures of a real regime, as they move with the income. */
function Figures() {
  const [income, setIncome] = useState(80_000);
  const [at, setAt] = useState(0);
  const { data: countries } = useCountries();
  const regimes = useMemo(
    () => countries?.flatMap((country) => country.taxRegimes.map((regime) => ({ country, regime }))) ?? [],
    [countries],
  );
  const chosen = regimes[at];
  if (!chosen) return null;
  const { country, regime } = chosen;
  const brackets = taxBrackets[regime.id] ?? [];
  const { schedule, assessment, lines } = workedYear(regime, brackets, income);
  const { total, effectiveRate } = assessment;

  return (
    <>
      <Part name="Regime and income of the parts below">
        <label>
          Regime{' '}
          <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {regimes.map((one, place) => (
              <option key={one.regime.id} value={place}>
                {one.country.name}, {one.regime.name}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.wide}>
          <Slider label="Yearly income" value={income} {...RANGE} onValue={setIncome} />
        </div>
      </Part>
      <Part name="RateFigure, StackedBar, TaxSwatch">
        <RateFigure rate={effectiveRate} amount={total} />
        <div className={styles.wide}>
          <StackedBar lines={lines} />
        </div>
        {TAX_KINDS.map((kind) => (
          <TaxSwatch key={kind} kind={kind} />
        ))}
      </Part>
      <Part name="TaxBreakdown: full, compact, with its working">
        {(['full', 'compact'] as const).map((size) => (
          <div key={size} className={styles.wide}>
            <TaxBreakdown lines={lines} total={total} effectiveRate={effectiveRate} size={size} />
          </div>
        ))}
        <div className={styles.wide}>
          <TaxBreakdown
            lines={lines}
            total={total}
            effectiveRate={effectiveRate}
            descriptions={{ income: 'Explained in a tooltip.' }}
            working={{ regime, schedule, income, estimate: 'specified', texts: NO_TEXTS }}
          />
        </div>
      </Part>
      <Part name="TaxWorking, with a report and without">
        {lines.map(({ kind }, place) => (
          <div key={kind} className={styles.wide}>
            <TaxWorking
              kind={kind}
              facts={{ regime: place === 0 ? regime : undefined, schedule, income, estimate: 'specified' }}
            />
          </div>
        ))}
      </Part>
      <Part name="TaxDonut, BracketTable">
        <div className={styles.wide}>
          <TaxDonut slices={donutSlices(lines, income)} money={formatMoney}>
            {country.name}
          </TaxDonut>
        </div>
        <div className={styles.wide}>
          <BracketTable brackets={brackets} />
        </div>
      </Part>
      <Part name="Scales, Flag">
        {LEVELS.map((level) => (
          <Dots key={level} level={level} label={`${level} of 4`} />
        ))}
        {LEVELS.map((level) => (
          <CostScale key={level} level={level} label={`${level} of 4`} />
        ))}
        {LIVING_COSTS.map((livingCost) => (
          <CostLabel key={livingCost} livingCost={livingCost} />
        ))}
        <Flag code={country.code} />
      </Part>
    </>
  );
}

/** What holds other parts, and what is shown where there is nothing yet. */
function Surfaces() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Part name="Card, Markup">
        <Card className={styles.pad}>
          <Markup text={'A paragraph with **bold** words.\nAnd another one.'} />
        </Card>
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        {isOpen ? (
          <Dialog title="A dialog" onClose={close} footer={<Button onClick={close}>Done</Button>}>
            <p>It keeps the focus inside, closes on Escape and gives the focus back.</p>
          </Dialog>
        ) : null}
      </Part>
      <Part name="Toast">
        <Button variant="quiet" onClick={() => showToast('Link copied.')}>
          Short toast
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast('A toast that has more to say than fits into one line of a phone’s window.')
          }
        >
          Long toast
        </Button>
      </Part>
      <Part name="EmptyState">
        <EmptyState title="No Countries Selected" actions={<Button>Add Country</Button>}>
          <p>Select countries to compare their regimes.</p>
        </EmptyState>
      </Part>
      <Part name="PartBoundary: a part that did not load">
        <PartBoundary part="The list of countries">
          <Absent />
        </PartBoundary>
      </Part>
      <Part name="ConfidenceMark">
        {SOURCE_KINDS.map((kind) => (
          <ConfidenceMark key={kind} confidence={kind} />
        ))}
        <ConfidenceMark confidence="own" />
      </Part>
      <Part name="Skeleton">
        <Skeleton className={styles.line} />
      </Part>
    </>
  );
}

/** Stands for code that does not arrive. */
function Absent(): never {
  throw new Error('This part is always absent');
}
