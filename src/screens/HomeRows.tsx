/** The rows of a list about where one lives: what is kept there today, and what staying could keep. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Assessed } from '../assess/assessor.ts';
import type { BetterStay } from '../assess/atHome.ts';
import { homeName } from '../assess/differenceEnglish.ts';
import { stayTitle } from '../assess/homeWords.ts';
import { lineText } from '../assess/lineEnglish.ts';
import { useStay } from '../assess/useStay.ts';
import { nameInText } from '../catalogue/format.ts';
import { keptAMonth } from '../catalogue/labels.ts';
import { differenceAsShown } from '../catalogue/money.ts';
import { calculatorPathAt } from '../catalogue/pages.ts';
import type { Figures } from '../situation/figures.ts';
import { homeIdOf } from '../situation/situation.ts';
import { IfBillsPass } from '../ui/HowSure.tsx';
import { Flag } from '../ui/Illustration.tsx';
import row from '../ui/RegimeRow.module.css';
import { RegimeRows } from '../ui/RegimeRow.tsx';

interface Props {
  readonly figures: Omit<Figures, 'isFromLink'>;
  /** Whether it stands in a table with more columns. */
  readonly isTable?: boolean;
}

interface FrameProps extends Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly country?: string | undefined;
  readonly regime: string | undefined;
  /** Address of its page; null where it has none. */
  readonly path: string | null;
  readonly who: ReactNode;
  /** USD per year. */
  readonly kept: number;
  readonly children: ReactNode;
}

function HomeRow({ figures: { situation, money, income }, isTable = false, path, ...of }: FrameProps) {
  const id = homeIdOf(situation);
  const content = (
    <>
      {id === null ? <span /> : <Flag code={id} className={row.flag} />}
      <span className={row.who}>{of.who}</span>
      <span className={row.kept} data-figure="kept">
        {keptAMonth(of.kept, money)}
      </span>
      {of.children}
    </>
  );
  return (
    <RegimeRows label={of.label} isWide={!isTable} isTable={isTable}>
      <li className={of.className} data-key={of.country} data-regime={of.regime}>
        {path === null ? (
          <div className={row.main}>{content}</div>
        ) : (
          <Link className={row.main} href={calculatorPathAt(path, income)}>
            {content}
          </Link>
        )}
      </li>
    </RegimeRows>
  );
}

interface TodayProps extends Props {
  /** USD per year; null where it is not known. */
  readonly keptToday: number | null;
  /** Today's scheme, where it is one of the countries that people move to. */
  readonly today: Assessed | null;
  readonly more?: ReactNode;
}

/** What one keeps today, at its rank between the countries to move to. */
export function TodayRow({ keptToday, today, more, ...of }: TodayProps) {
  if (keptToday === null) return null;
  const name = homeName(of.figures.situation);
  const who = <>You,{name === null ? null : <span>{` in ${nameInText(name)},`}</span>} today</>;
  return (
    <>
      <HomeRow
        {...{ ...of, who, label: 'Today', className: row.today, kept: keptToday, path: today?.path ?? null }}
        country={today?.country.id}
        regime={today?.regime.id}
      >
        {more}
      </HomeRow>
      {today ? <IfBillsPass of={today} money={of.figures.money} className="quiet" /> : null}
    </>
  );
}

interface StayProps extends Props {
  /** Whether the page says elsewhere what a move is against it. */
  readonly isQuiet?: boolean;
}

/** What could be kept without moving: another scheme of the country in which tax is paid today; nothing where none is better. */
export function StayRow(of: Pick<StayProps, 'figures' | 'isQuiet'>) {
  return <BetterStayRow better={useStay(of.figures)} {...of} />;
}

/** The same where it is known already. */
export function BetterStayRow({
  better,
  isQuiet = false,
  ...of
}: StayProps & { readonly better: BetterStay | null }) {
  if (better === null) return null;
  const { scheme, kept, keptToday, path } = better;
  const { figures } = of;
  const gain = figures.money(differenceAsShown(figures, kept / 12, keptToday / 12));
  return (
    <>
      <HomeRow
        {...{ ...of, kept, path, label: 'Without moving', className: row.row, regime: scheme.id }}
        who={stayTitle(better)}
      >
        <span className={row.says}>{lineText(better, figures.money)}</span>
        <span className={row.gain} data-figure="gain">{`+${gain}`}</span>
        <span className={row.scheme}>{scheme.name}</span>
      </HomeRow>
      {isQuiet ? null : (
        <p className={`quiet ${row.against}`}>{`Against this, each move gains ${gain} a month less.`}</p>
      )}
    </>
  );
}
