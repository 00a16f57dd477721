/** Apart from the other icons: only what is loaded late has a search. From Phosphor Icons 2.1.1 (phosphoricons.com), MIT licence, © Phosphor Icons. */
export const magnifyingGlass =
  'M232.49,215.51,185,168a92.12,92.12,0,1,0-17,17l47.53,47.54a12,12,0,0,0,17-17ZM44,112a68,68,0,1,1,68,68A68.07,68.07,0,0,1,44,112Z';
