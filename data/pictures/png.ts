import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { palette } from './palette.ts';

const DEFLATE = { level: 9, memLevel: 9 };
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Pixels as red, green, blue, alpha, row by row. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Reads a PNG with 8 bits a channel, in colour and not interlaced, such as Chromium writes. */
export function decodePng(png: Buffer): Image {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (!channels || png[24] !== 8 || png[28] !== 0)
    throw new TypeError('Only 8-bit RGB and RGBA PNGs are read.');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? (rows[y * stride + x - channels] ?? 0) : 0;
      const up = y > 0 ? (rows[(y - 1) * stride + x] ?? 0) : 0;
      const upLeft = x >= channels && y > 0 ? (rows[(y - 1) * stride + x - channels] ?? 0) : 0;
      rows[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, upLeft);
    }
  }
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i += 1) {
    for (let c = 0; c < channels; c += 1) pixels[i * 4 + c] = rows[i * channels + c] ?? 0;
  }
  return { width, height, pixels };
}

/** PNG's prediction of a byte from its neighbours (PNG specification, section 9). */
function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - upLeft), Math.abs(left - upLeft), Math.abs(left + up - 2 * upLeft)];
  return a <= b && a <= c ? left : b <= c ? up : upLeft;
}

/** A PNG of all colours of an opaque image, each row predicted from its neighbours in the way that suits it best. */
export function encodeTrueColour({ width, height, pixels }: Image): Buffer {
  const stride = width * 3;
  const rows = Buffer.alloc(stride * height);
  for (let i = 0; i < width * height; i += 1) rows.set(pixels.subarray(i * 4, i * 4 + 3), i * 3);
  const byte = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (rows[y * stride + x] ?? 0));
  const raw = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let filter = 0; filter <= 4; filter += 1) {
      const row = Buffer.alloc(stride + 1);
      row[0] = filter;
      let sum = 0;
      for (let x = 0; x < stride; x += 1) {
        const guess = predicted(filter, byte(x - 3, y), byte(x, y - 1), x < 3 ? 0 : byte(x - 3, y - 1));
        const rest = (byte(x, y) - guess) & 255;
        row[x + 1] = rest;
        sum += rest < 128 ? rest : 256 - rest;
      }
      if (sum >= least) continue;
      least = sum;
      raw.set(row, y * (stride + 1));
    }
  }
  return file(width, height, 2, [chunk('IDAT', deflateSync(raw, DEFLATE))]);
}

/** A PNG of at most 256 colours, chosen for this image; other colours become the nearest one. */
export function encodePng({ width, height, pixels }: Image): Buffer {
  const { colours, indices } = palette(pixels);
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    raw.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const opaque = colours.every(([, , , alpha]) => alpha === 255);
  return file(width, height, 3, [
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    ...(opaque ? [] : [chunk('tRNS', Buffer.from(colours.map(([, , , alpha]) => alpha)))]),
    chunk('IDAT', deflateSync(raw, DEFLATE)),
  ]);
}

/** The same picture as `png` in fewer bytes: in all its colours if that fits into `limit`, else in at most 256. */
export function smaller(png: Buffer, limit = 0): Buffer {
  const image = decodePng(png);
  const exact = limit > 0 ? encodeTrueColour(image) : undefined;
  return exact && exact.length <= limit ? exact : encodePng(image);
}

function file(width: number, height: number, colourType: number, chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
