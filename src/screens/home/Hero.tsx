import { useDeferredValue, useId } from 'react';
import { answerOf, firstRows } from '../../assess/answer.ts';
import { noAnswerText } from '../../assess/answerEnglish.ts';
import { useRecommendationsAtOnce } from '../../assess/atOnce.ts';
import { useSoFar } from '../../assess/useSoFar.ts';
import { codesOf } from '../../catalogue/europe.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { GUIDE_SLIDER, WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { incomeScale } from '../../catalogue/money.ts';
import { REGIONS, type RegionPreference } from '../../catalogue/professions.ts';
import { hasAnswers } from '../../situation/answered.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { Slider } from '../../ui/Slider.tsx';
import styles from './Home.module.css';

/** The light blue top of home: what the site does, and a first answer that moves with the slider. */
export function Hero() {
  return (
    <div className={`reading ${styles.hero}`}>
      <div className={`page ${styles.columns}`}>
        <div>
          <p className={styles.badge}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
              <path
                d="m2 7.5 3.2 3L12 3.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
            0% TAX OPTIONS AVAILABLE
          </p>
          <h1 className={styles.title}>Find Low-Tax Countries for Self-Employed</h1>
          <p className={styles.lead}>
            Compare what freelancers, remote workers and business owners really keep in 22 countries.
          </p>
          <p className={`actions ${styles.actions}`}>
            <ButtonLink href="/wizard">See what you’d keep</ButtonLink>
            <ButtonLink href="#free-tools" variant="quiet">
              Explore options
            </ButtonLink>
          </p>
        </div>
        <FirstAnswer />
      </div>
      <Coast />
    </div>
  );
}

const ROWS = 3;

/** The first rows at the slider's income, worked out while it moves. */
function FirstAnswer() {
  const figures = useFigures(WIZARD_DEFAULT_INCOME);
  // The slider itself goes first, the rows follow.
  const shown = useDeferredValue(figures);
  const { work, region = 'anywhere' } = shown.situation;
  const recommended = useRecommendationsAtOnce(shown, {
    workType: work ?? (hasAnswers(shown.situation) ? null : 'freelancer'),
    codes: codesOf(region),
  });
  const isSoFar = useSoFar(recommended);
  const found = answerOf(recommended);
  // A person's list goes on by itself; without answers what could be more stands under its own heading.
  const first = recommended.isGrouped ? firstRows(recommended, ROWS) : found.best ? [found.best] : [];
  const couldBe = recommended.isGrouped ? [] : found.couldBe.slice(0, ROWS - first.length);
  const { amount, currency } = figures;
  const scale = incomeScale(currency);
  const { money } = shown;
  return (
    <Card className={styles.card}>
      <Slider
        label="Yearly income"
        value={amount}
        format={(value) => formatCurrency(value, currency)}
        min={GUIDE_SLIDER.min * scale}
        max={GUIDE_SLIDER.max * scale}
        step={GUIDE_SLIDER.step * scale}
        onValue={(income) => answer({ income })}
        hasEnds={false}
      />
      <div className={styles.head}>
        <h2>{isSoFar ? 'So far you keep most in' : 'You keep most in'}</h2>
        <RegionChoice region={region} onRegion={(chosen) => answer({ region: chosen })} />
      </div>
      {first.length > 0 ? (
        <RegimeRows label="You keep most in">
          {first.map((one) => (
            <RegimeRow key={one.regime.id} of={one} money={money} most={2} />
          ))}
        </RegimeRows>
      ) : (
        <p className={styles.none}>{noAnswerText(found)}</p>
      )}
      {couldBe.length > 0 ? (
        <>
          <h3>Could be more</h3>
          <RegimeRows label="Could be more">
            {couldBe.map((one) => (
              <RegimeRow key={one.regime.id} of={one} money={money} most={2} />
            ))}
          </RegimeRows>
        </>
      ) : null}
    </Card>
  );
}

const REGION_NAMES: Readonly<Record<RegionPreference, string>> = { europe: 'Europe', anywhere: 'World' };

interface RegionProps {
  readonly region: RegionPreference;
  readonly onRegion: (region: RegionPreference) => void;
}

/** Europe or the world: two radio buttons in one pill. */
function RegionChoice({ region, onRegion }: RegionProps) {
  const name = useId();
  return (
    <fieldset className={styles.region}>
      <legend className="visually-hidden">Region</legend>
      {[...REGIONS].reverse().map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === region} onChange={() => onRegion(one)} />
          <span>{REGION_NAMES[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The sun over four waves. It stands apart, so that it stays round while the waves stretch with the window. */
function Coast() {
  return (
    <div className={styles.coast}>
      <svg className={styles.sun} viewBox="0 0 2 2" aria-hidden="true" focusable="false">
        <circle cx="1" cy="1" r="1" />
      </svg>
      <svg
        className={styles.waves}
        viewBox="0 0 1440 220"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 120c120-60 220-64 340-22s200 50 330 10 250-64 370-18 260 50 400-6V220H0z" />
        <path d="M0 150c160-44 260-30 380-6s260 34 400-2 300-40 660 8v70H0z" />
        <path d="M0 178c200-30 340-14 520 0s420 8 560-6 240-8 360 4v44H0z" />
        <path d="M0 200c220-16 420-8 640 0s480 2 800-8v28H0z" />
      </svg>
    </div>
  );
}
