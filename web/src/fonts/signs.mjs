// Generates signs.ttf, symbols used in sentences that not every system has: `node src/fonts/signs.mjs`.
import { writeFileSync } from "node:fs";

const EM = 1000;
const round = (count, radius) => (n) => [
  radius(n) * Math.cos((2 * Math.PI * n) / count - Math.PI / 2),
  radius(n) * Math.sin((2 * Math.PI * n) / count - Math.PI / 2),
];
const arc = (cx, r, from, to, steps = 24) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [cx + r * Math.cos(angle), r * Math.sin(angle)];
  });
/** Outlines around (0, 0) within a radius of 10, y downwards, as in Final Hour's `shapes.ts`. */
const SIGNS = {
  "♦": [
    [0, -10],
    [7.5, 0],
    [0, 10],
    [-7.5, 0],
  ],
  "⧗": [
    [-7, -9],
    [7, -9],
    [1, 0],
    [7, 9],
    [-7, 9],
    [-1, 0],
  ],
  "☾": [...arc(1, 9.5, -1.25, -5.03), ...arc(4.5, 8, -4.4, -1.9)],
  "★": Array.from({ length: 10 }, (_, n) => round(10, (n) => (n % 2 ? 4.2 : 10))(n)),
  "✚": [
    [-3, -9],
    [3, -9],
    [3, -3],
    [9, -3],
    [9, 3],
    [3, 3],
    [3, 9],
    [-3, 9],
    [-3, 3],
    [-9, 3],
    [-9, -3],
    [-3, -3],
  ],
  "◆": [
    [0, -8],
    [8, 0],
    [0, 8],
    [-8, 0],
  ],
  "▲": [
    [0, -7],
    [8, 7],
    [-8, 7],
  ],
  "▼": [
    [-8, -7],
    [8, -7],
    [0, 7],
  ],
};

/** Concatenates big-endian integers of the given bit widths. */
const pack = (...fields) =>
  Buffer.concat(
    fields.map(([bits, ...values]) => {
      const bytes = Buffer.alloc((values.length * bits) / 8);
      values.forEach((value, i) => bytes.writeUIntBE(value < 0 ? value + 2 ** bits : value, (i * bits) / 8, bits / 8));
      return bytes;
    }),
  );
const u16 = (...values) => [16, ...values];
const u32 = (...values) => [32, ...values];
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const chars = Object.keys(SIGNS).sort();
const outlines = chars.map((char) => {
  const points = SIGNS[char].map(([x, y]) => [Math.round(400 + x * 36), Math.round(350 - y * 36)]);
  // Filled outlines run clockwise.
  const area = points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length][1] - y * points[(i + 1) % points.length][0], 0);
  return area > 0 ? points.reverse() : points;
});
const glyf = (points) => {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const steps = (all) => all.map((value, i) => value - (i ? all[i - 1] : 0));
  return padded(
    pack(
      u16(1, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), points.length - 1, 0),
      [8, ...points.map(() => 1)],
      u16(...steps(xs)),
      u16(...steps(ys)),
    ),
  );
};
const glyphs = [Buffer.alloc(0), ...outlines.map(glyf)];
const offsets = glyphs.reduce((all, glyph) => [...all, all.at(-1) + glyph.length], [0]);
const codes = chars.map((char) => char.codePointAt(0));
const ends = [...codes, 0xffff];
const count = glyphs.length;
const name = Buffer.from("Dreadboard Signs", "utf16le").swap16();
const names = [1, 4, 6];

const segments = ends.length;
const log = Math.floor(Math.log2(segments));
const cmap4 = pack(
  u16(4, 16 + segments * 8, 0, segments * 2, 2 ** (log + 1), log, segments * 2 - 2 ** (log + 1), ...ends, 0, ...codes, 0xffff),
  u16(...codes.map((code, i) => (i + 1 - code) & 0xffff), 1),
  u16(...ends.map(() => 0)),
);
const tables = {
  "OS/2": pack(
    u16(4, 800, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    [8, ...Array(10).fill(0)],
    u32(0, 0, 0, 0),
    [8, 68, 82, 66, 68],
    u16(64, codes[0], codes.at(-1), 800, -200, 0, 800, 200),
    u32(0, 0),
    u16(500, 700, 0, 32, 1),
  ),
  cmap: Buffer.concat([pack(u16(0, 1, 3, 1), u32(12)), cmap4]),
  glyf: Buffer.concat(glyphs),
  head: pack(u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(3, EM), u32(0, 0, 0, 0), u16(0, 0, EM, EM, 0, 8, 2, 1, 0)),
  hhea: pack(u32(0x10000), u16(800, -200, 0, 800, 0, 0, 800, 1, 0, 0, 0, 0, 0, 0, 0, count)),
  hmtx: pack(u16(...glyphs.flatMap((_, i) => [800, i ? Math.min(...outlines[i - 1].map(([x]) => x)) : 0]))),
  loca: pack(u32(...offsets)),
  maxp: pack(u32(0x10000), u16(count, 64, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
  name: Buffer.concat([
    pack(u16(0, names.length, 6 + names.length * 12), ...names.map((id) => u16(3, 1, 0x409, id, name.length, 0))),
    name,
  ]),
  post: pack(u32(0x30000, 0), u16(-100, 50), u32(0, 0, 0, 0, 0)),
};

const sum = (bytes) => {
  const whole = padded(bytes);
  let total = 0;
  for (let i = 0; i < whole.length; i += 4) total = (total + whole.readUInt32BE(i)) >>> 0;
  return total;
};
const tags = Object.keys(tables);
const power = Math.floor(Math.log2(tags.length));
let at = 12 + tags.length * 16;
const directory = tags.map((tag) => {
  const entry = Buffer.concat([Buffer.from(tag), pack(u32(sum(tables[tag]), at, tables[tag].length))]);
  at += padded(tables[tag]).length;
  return entry;
});
const font = Buffer.concat([
  pack(u32(0x10000), u16(tags.length, 16 * 2 ** power, power, 16 * (tags.length - 2 ** power))),
  ...directory,
  ...tags.map((tag) => padded(tables[tag])),
]);
const head = font.indexOf(Buffer.from([0x5f, 0x0f, 0x3c, 0xf5])) - 4;
font.writeUInt32BE((0xb1b0afba - sum(font)) >>> 0, head);
writeFileSync(new URL("signs.ttf", import.meta.url), font);
