/** The map's measures in CSS pixels: everything that it draws keeps to them. */
export const grid = {
  /** From one line's row to the next. */
  row: 48,
  /** Between lines that run side by side, also where both run at 45°. */
  pitch: 12,
  /** Of every bend. */
  radius: 24,
  stroke: 8,
  /** The least that a line moves across the map where it has to move at all. */
  step: 36,
  /** From a station, or from the rows, to the nearest bend. */
  lead: 28,
} as const;
