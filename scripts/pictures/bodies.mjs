/**
 * Every body is an ink path whose holes show the fill beneath. A region names the holes (by their order in the path)
 * that take the color of that part of the dress; what no region names keeps the base color, the skin unless told.
 * Patches color areas whose outline is left open in the drawing.
 */
export const bodies = {
  BlazerPantsBW: { jacket: [1, 2], bottom: [8], shoes: [17, 18] },
  BlazerPantsWB: { jacket: [1, 2], top: [3], shoes: [17, 18] },
  CrossedArmsBW: { bottom: [5] },
  CrossedArmsWB: {
    base: 'shoes',
    top: [1, 6],
    skin: [4, 5],
    patches: [['skin', '359 400, 340 577, 455 674, 575 600, 528 566, 512 400']],
  },
  EasingWB: {
    jacket: [1, 2, 3, 4, 6, 7],
    top: [5],
    shoes: [17, 21],
    soles: [30, 31],
    patches: [['jacket', '86 1290, 120 1330, 96 1530, 36 1548, 60 1440']],
  },
  PointingFingerBW: { bottom: [3], soles: [5, 6] },
  PointingFingerWB: { top: [1], soles: [6, 7] },
  PolkaDots: { top: [1, 11], bottom: [13], soles: [17] },
  RestingBW: { bottom: [7] },
  RestingWB: { top: [1, 6], below: 2640 },
  RoboDanceBW: { bottom: [10, 11], below: 2740 },
  RoboDanceWB: { top: [1, 8], below: 2740 },
  ShirtPantsBW: { bottom: [8], below: 2650 },
  ShirtPantsWB: { jacket: [1, 2, 3, 4], below: 2650 },
  ShirtBW: { bottom: [9, 13, 14], soles: [16, 18, 20], below: 2650 },
  WalkingBW: { bottom: [5], shoes: [7, 8, 12], below: 2700 },
  WalkingWB: { top: [3, 6], shoes: [8, 9, 13], below: 2700 },
  CrossedLegs: { top: [1, 8], shoes: [17, 22] },
  ClosedLegWB: { jacket: [1, 2, 3, 5, 11], top: [4, 6, 7, 8, 9], shoes: [15, 16], soles: [17, 18] },
  MediumWB: { top: [1, 6], shoes: [11, 17], soles: [19] },
  OneLegUpWB: { top: [1, 6], shoes: [10, 14], soles: [11, 16] },
  WheelChair: {
    base: 'paper',
    skin: [3, 6],
    jacket: [1, 2],
    bottom: [10, 12],
    seat: [11, 13],
    patches: [['skin', '369 400, 361 562, 368 600, 499 640, 606 600, 606 571, 612 400']],
  },
  ArmsCrossed: {},
  Whatever: {},
  Turtleneck: {},
  Coffee: { fills: ['accent', 'skin', 'top'] },
  Sweater: { top: [2, 4, 23, 28, 30], accent: [1, 5, 6, 7] },
  Explaining: { top: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
  Paper: {
    patches: [['paper', '664 650, 808 662, 757 812, 632 788']],
  },
  BlazerBlackTee: {
    base: 'jacket',
    patches: [['skin', '394 360, 359 508, 475 640, 544 502, 533 360']],
  },
  ButtonShirt: {
    base: 'top',
    patches: [['skin', '404 380, 392 500, 488 652, 596 520, 566 470, 556 380']],
  },
  DotJacket: {
    base: 'jacket',
    skin: [2, 6],
    patches: [['skin', '365 380, 359 531, 379 612, 457 640, 539 606, 550 531, 545 380']],
  },
  ShirtCoat: {
    base: 'jacket',
    top: [6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 19, 22],
    patches: [['skin', '379 400, 388 606, 457 614, 543 606, 553 400']],
  },
  Geek: {
    base: 'top',
    skin: [2],
    accent: [4],
    drop: [6, 7, 8, 9],
    patches: [
      ['skin', '395 400, 386 492, 470 606, 526 556, 550 490, 540 400'],
      ['skin', '392 920, 453 874, 556 854, 606 904, 590 996, 526 990, 497 970, 444 998, 400 998'],
    ],
  },
}

/** Hair that is drawn in outline, and what ties or covers it, takes the look's tint. */
export const tinted = {
  GrayBun: [1, 2],
  GrayMedium: [1],
  GrayShort: [1],
  Turban: [1],
  Beanie: [1],
  BunFancy: [2, 3, 4, 7],
  Hijab: [1, 2],
}
