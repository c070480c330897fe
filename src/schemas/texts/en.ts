import type * as pl from './pl.ts'

export const fieldProblems: typeof pl.fieldProblems = {
  required: 'This field is required.',
  email: 'Please enter a valid e-mail address.',
  too_long: (max) => `This text is too long: it may have at most ${max} characters.`,
  photo_too_large: 'This photo is too large: the file may have at most 10 MB.',
  not_a_photo: 'Please choose a photo (JPEG, PNG, WebP, GIF, AVIF or TIFF).',
  password_too_short: 'The password must have at least 8 characters.',
  passwords_differ: 'The passwords don’t match',
  pickup_point: 'Type the code of a point, such as KRA012.',
  tax_number: 'Check the number: it can’t be a valid one.',
}

export const alreadyApplied: typeof pl.alreadyApplied = {
  chef: 'A chef with this email address already exists',
  restaurant: 'An organization with this email address already exists',
}
