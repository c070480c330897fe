/** Screens on which the bar is light and carries the violet sticker; everywhere else it is dark, with a white logo. */
const lightScreens = new Set(['/store', '/cart', '/checkout', '/admin', '/admin/login'])

export type LogoVariant = 'white' | 'colored'

export function logoVariant(path: string): LogoVariant {
  return path.startsWith('/store/') || lightScreens.has(path.replace(/(?<=[^/])\/+$/, '')) ? 'colored' : 'white'
}
