/** A strict reader of iCalendar files by the grammar of RFC 5545, which forgives nothing that the standard does not. */

export interface ContentLine {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly value: string;
}

export interface Component {
  readonly name: string;
  readonly lines: readonly ContentLine[];
  readonly parts: readonly Component[];
}

const NAME = '[A-Za-z0-9-]+';
/** Quoted values may hold anything but quotes and control characters; others no separator either. */
const PARAMETER = `;${NAME}=(?:"[^"\\x00-\\x08\\x0a-\\x1f\\x7f]*"|[^";:,\\x00-\\x08\\x0a-\\x1f\\x7f]*)`;
const LINE = new RegExp(`^(${NAME})((?:${PARAMETER})*):([^\\x00-\\x08\\x0a-\\x1f\\x7f]*)$`);

/** Every property that may stand in a component, with whether it must; none of those we write may stand twice. */
const PROPERTIES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  VCALENDAR: { VERSION: true, PRODID: true, METHOD: false, 'X-WR-CALNAME': false },
  VEVENT: {
    UID: true,
    DTSTAMP: true,
    DTSTART: true,
    DTEND: false,
    SEQUENCE: false,
    SUMMARY: false,
    DESCRIPTION: false,
    TRANSP: false,
    URL: false,
    RRULE: false,
  },
  VALARM: { ACTION: true, TRIGGER: true, DESCRIPTION: true },
};
const PARTS: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['VEVENT'],
  VEVENT: ['VALARM'],
  VALARM: [],
};

const DATE = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** In a text, a backslash stands only before what it escapes, and separators are escaped. */
const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/;
const VALUES: Readonly<Record<string, RegExp>> = {
  DTSTAMP: /^\d{8}T\d{6}Z$/,
  DTSTART: DATE,
  DTEND: DATE,
  SEQUENCE: /^\d+$/,
  SUMMARY: TEXT,
  DESCRIPTION: TEXT,
  TRANSP: /^(?:OPAQUE|TRANSPARENT)$/,
  URL: /^https?:\S+$/,
  RRULE: /^FREQ=(?:YEARLY|MONTHLY)(?:;BY(?:MONTH|MONTHDAY)=-?\d+(?:,-?\d+)*)*$/,
  TRIGGER: /^-?P\d+D$/,
  ACTION: /^DISPLAY$/,
};

/** The calendar of a file. @throws {Error} that names the line and what the standard has against it. */
export function readCalendar(file: string): Component {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  if (/\r(?!\n)|(?<!\r)\n/.test(file)) throw new Error('A line ends in half an end.');
  for (const line of file.split('\r\n')) {
    if (new TextEncoder().encode(line).length > 75) throw new Error(`Longer than 75 octets: ${line}`);
  }
  const lines = file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(readLine);
  const { component, next } = readComponent(lines, 0);
  if (next !== lines.length) throw new Error('Something stands after the calendar.');
  return component;
}

function readLine(text: string): ContentLine {
  const [, name, parameters = '', value] = LINE.exec(text) ?? [];
  if (name === undefined || value === undefined) throw new Error(`No content line: ${text}`);
  return { name: name.toUpperCase(), parameters: parameters.split(';').slice(1), value };
}

function readComponent(lines: readonly ContentLine[], at: number): { component: Component; next: number } {
  const begin = lines[at];
  if (begin?.name !== 'BEGIN') throw new Error('A component must begin.');
  const name = begin.value;
  const properties = PROPERTIES[name];
  if (!properties) throw new Error(`Unknown component ${name}`);
  const own: ContentLine[] = [];
  const parts: Component[] = [];
  let next = at + 1;
  while (lines[next]?.name !== 'END') {
    const line = lines[next];
    if (!line) throw new Error(`${name} does not end.`);
    if (line.name === 'BEGIN') {
      const inner = readComponent(lines, next);
      if (!PARTS[name]?.includes(inner.component.name)) throw new Error(`${inner.component.name} in ${name}`);
      parts.push(inner.component);
      next = inner.next;
      continue;
    }
    if (parts.length > 0) throw new Error(`${line.name} after the parts of ${name}`);
    if (!(line.name in properties)) throw new Error(`${line.name} in ${name}`);
    if (own.some((other) => other.name === line.name)) throw new Error(`${line.name} twice in ${name}`);
    if (VALUES[line.name]?.test(line.value) === false) throw new Error(`${line.name}: ${line.value}`);
    own.push(line);
    next++;
  }
  if (lines[next]?.value !== name) throw new Error(`${name} ends as ${lines[next]?.value}`);
  for (const [property, isNeeded] of Object.entries(properties)) {
    if (isNeeded && !own.some((line) => line.name === property))
      throw new Error(`${name} without ${property}`);
  }
  return { component: { name, lines: own, parts }, next: next + 1 };
}
