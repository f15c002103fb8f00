/** The hexes with an adventure icon, by its kind. */
export const GEM_HEXES = {
  combat: ['E1', 'J1', 'O4', 'E6', 'J8', 'F9', 'A11', 'F13', 'O14'],
  exploration: ['H2', 'A4', 'J5', 'C7', 'O7', 'M10', 'E12', 'J12', 'A14'],
  social: ['A1', 'M1', 'D3', 'M6', 'A8', 'I10', 'O11', 'C13', 'I14'],
} as const;
