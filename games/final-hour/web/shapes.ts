/** Symbols and tokens as shapes around (0, 0), so that none is distinguished by its colour alone. */

import type { Activation } from "./types/Activation";
import type { GateSymbol } from "./types/GateSymbol";
import type { Symbol as Ritual } from "./types/Symbol";

/** The points of a star, alternating between two radii. */
function star(points: number, outer: number, inner: number): string {
  const at = (n: number) => {
    const radius = n % 2 === 0 ? outer : inner;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, n) => at(n)).join("L")}Z`;
}

/** A star drawn in one line over every `step`-th point. */
function gram(points: number, step: number, radius: number): string {
  const at = (n: number) => {
    const angle = (2 * Math.PI * n * step) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: points }, (_, n) => at(n)).join("L")}Z`;
}

/** Ritual symbols, filled, within a circle of radius 10. */
export const SYMBOLS: Record<Ritual, string> = {
  diamond: "M0 -10L7.500 0L0 10L-7.500 0Z",
  hourglass: "M-7 -9H7L1 0L7 9H-7L-1 0Z",
  moon: "M4 -9A9.500 9.500 0 1 0 4 9A7.500 7.500 0 1 1 4 -9Z",
  star: star(5, 10, 4.2),
  cross: "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
};

/** Gate symbols, drawn in lines, within a circle of radius 14. */
export const GATES: Record<GateSymbol, string> = {
  tesseract: "M-11 -11H11V11H-11ZM-5 -5H5V5H-5ZM-11 -11L-5 -5M11 -11L5 -5M11 11L5 5M-11 11L-5 5",
  heptagram: gram(7, 3, 13),
  trinity: "M0 -13L11.300 6.500H-11.300ZM0 -5a6.500 6.500 0 1 0 0.010 0ZM-9 10.500Q0 16 9 10.500",
};

/** The shape of a monster token by its first activation; a monster without one is round. */
export const TOKENS: Record<Activation | "none", string> = {
  killer: "M0 -23L22 -8L14 21H-14L-22 -8Z",
  stalker: "M-10 -22H10L22 0L10 22H-10L-22 0Z",
  wrecker: "M-20 -20H20V20H-20Z",
  none: "M-21 0a21 21 0 1 0 42 0a21 21 0 1 0 -42 0Z",
};

/** The activations as icons within a circle of radius 7: a dagger, a foot, a hammer. */
export const ACTIVATIONS: Record<Activation, string> = {
  killer: "M0 8L-2.500 1V-1H2.500V1ZM-5 -2H5V-4H-5ZM-1.300 -4V-8H1.300V-4Z",
  stalker:
    "M-2 -7C3 -8 4 -3 2.500 0C1.500 2 3 4 1.500 6.500C0 8.500 -3.500 7.500 -3.500 4.500C-3.500 2 -5 -6 -2 -7ZM4 -6.500a1.300 1.300 0 1 0 0.010 0ZM5.500 -3.500a1.100 1.100 0 1 0 0.010 0Z",
  wrecker: "M-7 -7H4L7 -3.500L4 -2.500H1.500V8H-1.500V-2.500H-7Z",
};

/** The outline of a wax seal. */
export const WAX = star(14, 17, 14.5);
/** The symbol in a seal. */
export const SIGN = gram(5, 2, 9);
/** The figure of the ritual site. */
export const CIRCLE = gram(9, 4, 40);
/** A heart. */
export const HEART = "M0 6.500C-8 0.500 -6.500 -6 -3 -6C-1 -6 0 -4.500 0 -3.500C0 -4.500 1 -6 3 -6C6.500 -6 8 0.500 0 6.500Z";
/** An omen: an eye. */
export const EYE = "M-8 0Q0 -8 8 0Q0 8 -8 0ZM-2.800 0a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0 -5.600 0Z";
/** A pawn that stands at (0, 0). */
export const PAWN = "M-14 0C-14 -6 -8 -7 -7 -16A12 12 0 1 1 7 -16C8 -7 14 -6 14 0Z";
