/** The password of everybody in the seeded state (README, "People in the sandbox"). */
export const SEED_PASSWORD = 'Benefit-2026!';
