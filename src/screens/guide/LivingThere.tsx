import { memo, type ReactNode } from 'react';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { formatMbps } from '../../catalogue/format.ts';
import {
  internetDots,
  livingCostBucket,
  livingCostLabel,
  qualityOfLifeDots,
} from '../../catalogue/labels.ts';
import { Card } from '../../ui/Card.tsx';
import { CostScale, Dots } from '../../ui/Scales.tsx';
import styles from './Aside.module.css';
import { LocalTime } from './LocalTime.tsx';
import { WeatherSign } from './WeatherSign.tsx';

/** Weather, internet, costs, quality of life and time. */
export const LivingThere = memo(function LivingThere({ country }: { readonly country: CountryGuide }) {
  const { weather, weatherScore, internetSpeed, livingCost, qualityOfLife } = country;
  const speedDots = internetDots(internetSpeed);
  const lifeDots = qualityOfLifeDots(qualityOfLife);
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>Living there</h2>
      <dl className={styles.place}>
        <Fact term="Weather" score={`${weatherScore} / 5`} note={weather.seasonalSummary}>
          <WeatherSign icon={weather.icon} /> {weather.tempRange}
        </Fact>
        <Fact term="Internet speed" score={formatMbps(internetSpeed)}>
          <Dots level={speedDots} label={`${speedDots} of 4 dots`} />
        </Fact>
        <Fact term="Cost of living" score={`${livingCost} / 100`}>
          <CostScale level={livingCostBucket(livingCost)} label={livingCostLabel(livingCost)} />
        </Fact>
        <Fact term="Quality of life" score={`${qualityOfLife} / 100`}>
          <Dots level={lifeDots} label={`${lifeDots} of 4 dots`} />
        </Fact>
        <LocalTime country={country} />
      </dl>
    </Card>
  );
});

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
  readonly score: ReactNode;
  readonly note?: string;
}

function Fact({ term, children, score, note }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      <dd>{score}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}
