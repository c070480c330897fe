export const currentLegalVersion = '2026-11-22'
