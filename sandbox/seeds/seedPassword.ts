/** The password of everybody in the seeded state (contract, "People in the seeded state"). */
export const SEED_PASSWORD = 'Benefit-2026!';
