// How colours look to people with each kind of colour blindness, and how far apart two colours look.
// Simulation by Machado, Oliveira and Fernandes (2009) at full severity; distance by CIEDE2000.

export type Rgb = [number, number, number];
export type Vision = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia';
export const visions: Vision[] = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'];

type Matrix = [Rgb, Rgb, Rgb];
const seen: Record<Vision, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Rgb = [0.95047, 1, 1.08883];

function times(m: Matrix, v: Rgb): Rgb {
  const row = (r: Rgb) => r[0] * v[0] + r[1] * v[1] + r[2] * v[2];
  return [row(m[0]), row(m[1]), row(m[2])];
}
const each = (v: Rgb, f: (x: number, i: number) => number): Rgb => [f(v[0], 0), f(v[1], 1), f(v[2], 2)];

// Linear light of a colour written as #rrggbb.
export function linear(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return each([n >> 16, (n >> 8) & 255, n & 255], (x) =>
    x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4,
  );
}

export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [a, b].map((c) => times(toXyz, linear(c))[1]).sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function lab(light: Rgb): Rgb {
  const f = each(
    times(
      toXyz,
      each(light, (x) => Math.min(1, Math.max(0, x))),
    ),
    (x, i) => {
      const t = x / (white[i] ?? 1);
      return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
    },
  );
  return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])];
}

export function distance(a: string, b: string, by: Vision): number {
  return ciede2000(lab(times(seen[by], linear(a))), lab(times(seen[by], linear(b))));
}

const rad = Math.PI / 180;
export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const grey = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const c1 = Math.hypot(a1 * grey, b1),
    c2 = Math.hypot(a2 * grey, b2);
  const angle = (a: number, b: number) => (Math.atan2(b, a * grey) / rad + 360) % 360;
  const h1 = angle(a1, b1),
    h2 = angle(a2, b2);
  let turn = c1 * c2 === 0 ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let h = h1 + h2;
  if (c1 * c2 !== 0) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const l = (l1 + l2) / 2,
    c = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad)) / (1 + 0.015 * c * t);
  const rotation = -2 * seventh(c) * Math.sin(60 * rad * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
