/** How far apart two colours look, in OKLab, where 1 lies between black and white. */

/** Machado, Oliveira and Fernandes (2009), severity 1; for linear RGB. */
const MATRICES = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof MATRICES;
export const VISIONS = Object.keys(MATRICES) as readonly Vision[];

type Triple = readonly [number, number, number];

function times(m: readonly number[], [a, b, c]: Triple): Triple {
  const row = (at: number) => (m[at] ?? 0) * a + (m[at + 1] ?? 0) * b + (m[at + 2] ?? 0) * c;
  return [row(0), row(3), row(6)];
}

function linear(hex: string, at: number): number {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const TO_CONES = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
  0.2817188376, 0.6299787005,
];
const TO_LAB = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
  0.7827717662, -0.808675766,
];

function seen(hex: string, vision: Vision): Triple {
  const rgb = times(MATRICES[vision], [linear(hex, 1), linear(hex, 3), linear(hex, 5)]);
  const [l, m, s] = times(TO_CONES, [Math.max(rgb[0], 0), Math.max(rgb[1], 0), Math.max(rgb[2], 0)]);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

export function colourDistance(one: string, other: string, vision: Vision = 'full'): number {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
