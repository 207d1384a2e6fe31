/**
 * The fifteen buildings, each as an elevation in a box of 120 by 66 with the ground at 66: `walls` are filled, `detail`
 * is only stroked.
 */

/** A building. */
export interface Building {
  walls: string;
  detail: string;
}

/** Windows in rows: position, size, number across and down, and spacing. */
function windows(x: number, y: number, w: number, h: number, across: number, down: number, dx: number, dy: number) {
  let path = "";
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      path += `M${x + column * dx} ${y + row * dy}h${w}v${h}h${-w}z`;
    }
  }
  return path;
}

/** Round arches, standing on the ground. */
function arches(x: number, foot: number, w: number, h: number, count: number, dx: number) {
  let path = "";
  for (let n = 0; n < count; n += 1) {
    path += `M${x + n * dx} ${foot}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}`;
  }
  return path;
}

/** Upright lines. */
function columns(x: number, top: number, foot: number, count: number, dx: number) {
  let path = "";
  for (let n = 0; n < count; n += 1) path += `M${x + n * dx} ${top}V${foot}`;
  return path;
}

/** The buildings by location number. */
export const BUILDINGS: Record<number, Building> = {
  // A dormitory: three storeys, a pediment in the middle, chimneys.
  1: {
    walls: "M8 66V24H112V66ZM44 24L60 10L76 24ZM18 24V12H26V24ZM94 24V12H102V24Z",
    detail:
      windows(14, 29, 6, 7, 3, 3, 11, 11.5) +
      windows(84, 29, 6, 7, 3, 3, 11, 11.5) +
      windows(50, 29, 6, 7, 2, 2, 14, 11.5) +
      "M54 66V53H66V66M44 24V66M76 24V66M57 18h6",
  },
  // A clock tower over an arcade.
  2: {
    walls: "M6 66V38H114V66ZM48 66V14H72V66ZM46 14L60 0L74 14Z",
    detail:
      "M52.500 24a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0 -15 0M60 19V24L64 26M48 38H72" +
      arches(12, 66, 9, 18, 3, 11.5) +
      arches(76, 66, 9, 18, 3, 11.5) +
      arches(54, 66, 12, 20, 1, 0),
  },
  // A temple of books: pediment, six columns, steps.
  3: {
    walls: "M16 58V28H104V58ZM12 28L60 6L108 28ZM10 62V58H110V62ZM4 66V62H116V66Z",
    detail: columns(24, 32, 58, 6, 14.4) + "M16 32H104M54 20a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M54 58V42H66V58",
  },
  // A dome between two wings.
  4: {
    walls: "M4 66V40H116V66ZM36 40V30H84V40ZM40 30A20 20 0 0 1 80 30ZM57 11V4H63V11Z",
    detail:
      arches(9, 66, 8, 19, 3, 10) +
      arches(83, 66, 8, 19, 3, 10) +
      columns(44, 44, 66, 5, 8) +
      "M36 44H84M60 10V30M50 13Q46 20 47 30M70 13Q74 20 73 30",
  },
  // A sick ward with its cross.
  5: {
    walls: "M8 66V32H112V66ZM40 66V22L60 8L80 22V66Z",
    detail: "M57 18h6v5h5v6h-5v5h-6v-5h-5v-6h5zM54 66V50H66V66" + windows(14, 38, 8, 9, 2, 2, 12, 14) + windows(86, 38, 8, 9, 2, 2, 12, 14),
  },
  // Two battlemented towers.
  6: {
    walls: "M30 66V30H90V66ZM12 66V18h5v-5h5v5h5v-5h5v5h5V66ZM83 66V18h5v-5h5v5h5v-5h5v5h5V66Z",
    detail:
      arches(52, 66, 16, 24, 1, 0) +
      "M22 26v9M97 26v9M22 44v9M97 44v9M37 36h46" +
      windows(42, 41, 5, 8, 1, 1, 0, 0) +
      windows(73, 41, 5, 8, 1, 1, 0, 0),
  },
  // A vaulted auditorium with one great window.
  7: {
    walls: "M12 66V40A48 34 0 0 1 108 40V66ZM4 66V52H12V66ZM108 66V52H116V66Z",
    detail: "M30 52V42A30 22 0 0 1 90 42V52ZM45 52V26M60 52V20M75 52V26M30 40H90M52 66V56H68V66",
  },
  // A shed roof and a chimney that smokes.
  8: {
    walls: "M8 66V36L30 22V36L52 22V36L74 22V66ZM74 66V40H112V66ZM90 40L92 12H100L102 40Z",
    detail:
      "M96 8q-6 -4 0 -8M100 8q8 -2 6 -8" +
      windows(14, 44, 10, 8, 3, 1, 20, 0) +
      windows(82, 47, 8, 8, 2, 1, 14, 0) +
      "M34 66V56H46V66M30 36H8M52 36H30M74 36H52",
  },
  // A mansard roof and a flag.
  9: {
    walls: "M12 66V36H108V66ZM8 36L20 18H100L112 36ZM48 66V28H72V66Z",
    detail:
      "M60 28V2M60 3L76 7L60 11" +
      arches(53, 66, 14, 20, 1, 0) +
      windows(19, 42, 7, 10, 2, 1, 13, 0) +
      windows(81, 42, 7, 10, 2, 1, 13, 0) +
      windows(26, 23, 6, 8, 2, 1, 11, 0) +
      windows(77, 23, 6, 8, 2, 1, 11, 0) +
      "M53 34h14",
  },
  // A dome with its slit and telescope.
  10: {
    walls: "M22 66V40H98V66ZM26 40A34 34 0 0 1 94 40ZM86 10L106 2L109 8L90 18Z",
    detail:
      "M66 7Q78 20 80 40M74 9Q86 22 88 40M22 46H98" +
      arches(54, 66, 12, 16, 1, 0) +
      windows(30, 51, 8, 8, 1, 1, 0, 0) +
      windows(82, 51, 8, 8, 1, 1, 0, 0),
  },
  // A chapel with steeple and rose window.
  11: {
    walls: "M34 66V34L66 18L104 34V66ZM14 66V28H34V66ZM12 28L24 0L36 28Z",
    detail:
      "M58 38a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M67 29V47M58 38H76M61 32L73 44M73 32L61 44M24 34v10M20 38h8" +
      arches(60, 66, 14, 16, 1, 0) +
      "M42 60V50l3 -4 3 4v10M88 60V50l3 -4 3 4v10",
  },
  // Two gables and bays between them.
  12: {
    walls: "M8 66V32L24 14L40 32V66ZM80 66V32L96 14L112 32V66ZM40 66V34H80V66Z",
    detail:
      arches(19, 54, 10, 18, 1, 0) +
      arches(91, 54, 10, 18, 1, 0) +
      windows(45, 40, 7, 10, 3, 1, 11.5, 0) +
      "M54 66V56H66V66M40 34L60 26L80 34M24 14V8M96 14V8",
  },
  // A barrel roof over the field house, a track before it.
  13: {
    walls: "M14 52V34A46 24 0 0 1 106 34V52ZM6 59a12 7 0 0 1 12 -7H102a12 7 0 0 1 0 14H18a12 7 0 0 1 -12 -7Z",
    detail: "M14 59a6 3 0 0 1 6 -3H100a6 3 0 0 1 0 6H20a6 3 0 0 1 -6 -3ZM26 52V28M43 52V18M60 52V12M77 52V18M94 52V28M14 38H106",
  },
  // A house with a tall portico.
  14: {
    walls: "M18 66V32H102V66ZM14 32L34 16H86L106 32ZM38 66V30L60 14L82 30V66Z",
    detail:
      columns(42, 32, 66, 2, 6) +
      columns(72, 32, 66, 2, 6) +
      "M38 32H82M54 66V50H66V66M60 20l6 9h-12z" +
      windows(22, 42, 8, 11, 1, 1, 0, 0) +
      windows(90, 42, 8, 11, 1, 1, 0, 0),
  },
  // A house with a round turret and a porch.
  15: {
    walls: "M30 66V30L62 12L94 30V66ZM84 66V24H108V66ZM82 24L96 4L110 24ZM14 66V48H84V66Z",
    detail: columns(18, 50, 66, 6, 12.4) + "M14 50H84M90 32h12v9h-12zM90 48h12v9h-12zM96 32v9M96 48v9" + windows(46, 33, 9, 9, 2, 1, 15, 0),
  },
};
