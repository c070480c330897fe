import type { ErrorTexts } from '../errors.ts'
import { application } from './application.ts'

export const errors: ErrorTexts = {
  malformed: 'The request could not be read.',
  invalid: 'Please correct the marked fields.',
  invalid_value: 'This value is not valid.',
  not_signed_in: 'Please sign in to continue.',
  forbidden: 'This is not allowed.',
  not_found: 'Not found.',
  too_large: 'What was sent is too large.',
  wrong_type: 'This type of content is not supported.',
  too_many: 'Too many attempts. Please try again #.',
  unavailable: 'The service is unavailable at the moment. Please try again shortly.',
  storage_full: 'The server’s disk is full. Nothing was changed.',
  internal: 'Something went wrong on our side. Please try again.',
  chef_already_applied: application.alreadyApplied.chef,
  restaurant_already_applied: application.alreadyApplied.restaurant,
  picture_unreadable: 'This file is not a picture that we can read. Please use JPEG, PNG, WebP, GIF, AVIF or TIFF.',
  picture_too_big: 'This picture is too large. Please make it smaller, to 12 megapixels for example.',
  product_not_found: 'There is no such product.',
  unsubscribe_link_unknown: 'We don’t know this unsubscribe link.',
  email_taken: 'This e-mail address already has an account. Please sign in, or choose a new password.',
  wrong_email_or_password: 'Wrong e-mail address or password.',
  password_common:
    'This password is easy to guess. Please choose another, such as a few words that say nothing about you.',
  wrong_current_password: 'This is not your present password.',
  recovery_link_used: 'This link has been used. Please ask for a new one if you need it.',
  recovery_link_expired: 'This link has expired. Please ask for a new one.',
  recovery_link_unknown: 'We don’t know this link. Please ask for a new one.',
}
