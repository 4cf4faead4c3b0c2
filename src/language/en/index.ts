// English, in which the texts of the app are written first.

export const english = {
  about: () => import('./about'),
  draw: () => import('./draw'),
  restore: () => import('./restore'),
  settings: () => import('./settings'),
  twoDevices: () => import('./twoDevices'),
} as const;
