import { map } from 'virtual:lowtide/map';
import { type MouseEvent, useId } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import { GROUP_WORDS } from '../assess/english.ts';
import { leavesMore, type Recommendations } from '../assess/recommendations.ts';
import type { DrawnCountry, MapPiece } from '../catalogue/destinationsMap.ts';
import { keptText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import styles from './DestinationsMap.module.css';

export interface DestinationsMapProps {
  /** The countries of the list; others are only land. */
  readonly rows: readonly Assessed[];
  /** The one that the page answers with, which has a ring. */
  readonly answer: Assessed | null;
  /** Of a person with answers the map says what leaves more than today, else what is kept. */
  readonly list: Pick<Recommendations, 'isGrouped' | 'keptToday'>;
  /** Null where there is no income to tax: then all look alike. */
  readonly money: MoneyFormat | null;
  /** Whether only Europe is asked for. */
  readonly isEurope?: boolean;
  readonly onPress: (row: Assessed) => void;
}

/** Shades of what is kept, from least to most. */
const SHADES = 4;

/** How near to a country's middle a press means it, in points of the screen. */
const REACH = 16;

/**
 * Where the countries of a list are: a picture beside it, which has all that the map shows, so that keyboards and screen
 * readers need no map. Looks differ in pattern and shade, not in hue; the answer has a ring.
 */
export default function DestinationsMap({
  rows,
  answer,
  list,
  money,
  isEurope,
  onPress,
}: DestinationsMapProps) {
  const hatch = useId();
  const bySlug = new Map(rows.map((row) => [row.country.slug, row]));
  const look = lookOf(rows, list, money);
  const pieces = isEurope ? map.pieces.slice(0, 1) : map.pieces;
  const ringed = answer?.country;
  const name = `Map of the countries in the list.${ringed ? ` ${ringed.name} has a ring.` : ''}`;

  const press = (event: MouseEvent<SVGSVGElement>, piece: MapPiece) => {
    const row = bySlug.get(pressed(event, piece, (slug) => bySlug.has(slug)) ?? '');
    if (row) onPress(row);
  };

  return (
    <div role="img" aria-label={name} className={styles.map} data-map="">
      <div className={isEurope ? styles.europe : styles.pieces}>
        {pieces.map((piece) => (
          // biome-ignore lint/a11y/noSvgWithoutTitle lint/a11y/useKeyWithClickEvents: a part of the picture around it, whose list has the same to press
          <svg
            key={piece.id}
            viewBox={`0 0 ${piece.width} ${piece.height}`}
            onClick={(event) => press(event, piece)}
          >
            <defs>
              <pattern
                id={hatch + piece.id}
                width="16"
                height="16"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path className={styles.lines} d="M4 0V16" />
              </pattern>
            </defs>
            <path className={styles.land} d={piece.land} />
            <path className={styles.border} d={piece.borders} />
            {Object.entries(piece.countries).map(
              ([
                slug,
                {
                  outline,
                  at: [x, y],
                  isSmall,
                },
              ]) => {
                const row = bySlug.get(slug);
                if (!row) return <path key={slug} className={styles.land} d={outline} />;
                const shape = isSmall ? circle(x, y, 12) : outline;
                const shown = look(row);
                return (
                  <g key={slug} className={styles[shown]} data-country={slug} data-look={shown}>
                    <title>
                      {money
                        ? `${row.country.name}, ${keptText(row.kept, money, 'month')}`
                        : row.country.name}
                    </title>
                    <path d={shape} />
                    {shown === 'check' ? (
                      <path d={shape} style={{ fill: `url(#${hatch + piece.id})` }} />
                    ) : null}
                  </g>
                );
              },
            )}
            {ringed ? <Ring around={piece.countries[ringed.slug]} /> : null}
          </svg>
        ))}
      </div>
      <Legend rows={rows} list={list} money={money} answer={answer} />
    </div>
  );
}

function Ring({ around }: { readonly around: DrawnCountry | undefined }) {
  return around ? <path className={styles.ring} d={circle(...around.at, 36)} /> : null;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** The country that a press means: the one below it, else the nearest within reach. */
function pressed(
  { target, currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>,
  { width, countries }: MapPiece,
  isListed: (slug: string) => boolean,
): string | undefined {
  const below = target instanceof Element ? target.closest<SVGElement>('[data-country]') : null;
  if (below) return below.dataset.country;
  const { left, top, width: shown } = currentTarget.getBoundingClientRect();
  const scale = shown / width;
  const [nearest] = Object.entries(countries)
    .filter(([slug]) => isListed(slug))
    .map(
      ([
        slug,
        {
          at: [x, y],
        },
      ]) => ({
        slug,
        away: Math.hypot(clientX - left - x * scale, clientY - top - y * scale),
      }),
    )
    .sort((a, b) => a.away - b.away);
  return nearest && nearest.away <= REACH ? nearest.slug : undefined;
}

/** The groups of a person's list, in its order. */
const GROUPS = ['more', 'less', 'check', 'no'] as const;

function groupOf(row: Assessed, list: DestinationsMapProps['list']): (typeof GROUPS)[number] {
  if (row.fit === 'no') return 'no';
  if (!leavesMore(row, list)) return 'less';
  return row.fit === 'fits' ? 'more' : 'check';
}

/** The group of a person with answers; else "shade1" to "shade4" by what is kept; "plain" without an income. */
function lookOf(rows: readonly Assessed[], list: DestinationsMapProps['list'], money: MoneyFormat | null) {
  const [least, most] = range(rows);
  return (row: Assessed): string => {
    if (!money) return 'plain';
    if (list.isGrouped) return groupOf(row, list);
    const share = most > least ? (row.kept - least) / (most - least) : 1;
    return `shade${Math.min(SHADES, Math.floor(share * SHADES) + 1)}`;
  };
}

function range(rows: readonly Assessed[]): [least: number, most: number] {
  const kept = rows.map((row) => row.kept);
  return [Math.min(...kept), Math.max(...kept)];
}

/** In one line, whichever of them there are. */
const LEGEND = { more: 'More', less: 'Less', check: 'Only if', no: 'Closed' } as const;

/** What the looks mean. */
function Legend({
  rows,
  list,
  money,
  answer,
}: Pick<DestinationsMapProps, 'rows' | 'list' | 'money' | 'answer'>) {
  if (!money || rows.length === 0) return null;
  const [least, most] = range(rows);
  return (
    <p className={styles.legend}>
      {list.isGrouped ? (
        GROUPS.filter((group) => rows.some((row) => groupOf(row, list) === group)).map((group) => (
          <span key={group}>
            <i className={styles[group]} />
            {group === 'more' && list.keptToday === null ? GROUP_WORDS.fits : LEGEND[group]}
          </span>
        ))
      ) : (
        <span>
          {money(least / 12)}
          {Array.from({ length: SHADES }, (_, at) => (
            <i key={String(at)} className={styles[`shade${at + 1}`]} />
          ))}
          {keptText(most, money, 'month')}
        </span>
      )}
      {answer ? (
        <span>
          <i className={styles.ringed} />
          {list.isGrouped || answer.fit !== 'fits'
            ? answer.country.name
            : `${answer.country.name}, no conditions`}
        </span>
      ) : null}
    </p>
  );
}
