import fc from 'fast-check'

/** Names that people have, and some that they hardly have. */
export const names = [
  'Jan Kowalski',
  'Grażyna Brzęczyszczykiewicz-Żółćińska de la Rochefoucauld',
  'Δημήτρης Παπαδόπουλος',
  'Володимир Зеленський-Ґалаґан',
  'Chef 👩‍🍳 Zoë',
  'Gasthaus Zum Weißen Rößl am Wolfgangsee Betriebsgesellschaft',
  'Nguyễn Thị Ánh Ẩm',
  'יוסי כהן (שף) 2026',
  'مطعم البحر الأزرق Kraków',
  'ＦＵＬＬ 中国飯店 🇵🇱 1️⃣',
  'Zoe\u0308 x\u030C\u0301 Z\u0310\u0311\u0312\u0313\u0314\u0315',
  '\u202Eolleh\u202C \u200F\u200E\u00AD',
  'W'.repeat(60),
  'W'.repeat(200),
  'i'.repeat(200),
  '👩🏽‍🍳'.repeat(28),
  'Ǻ Ặ Ÿ̆ j̄ g̨',
  `${'M'.repeat(100)} ${'Ẫ'.repeat(100)}`,
]

const letter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'aąbcćdeęfghijklłmnńoóprsśtuwyzźżAÄBĆDÉFGHIJKLŁMNÓÖPRSŚTUÜWZŻẞß’') },
  { weight: 2, arbitrary: fc.constantFrom(' ', '-', '&', '.', '’', '“', '·', '—') },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...'ΔΩάΨЖЩџӐאבגדהابتثجّ'.split(''), '👩‍🍳', '🧂', '🇫🇷', 'x̌', '中') },
)

/** As long as a field of the form takes, and of anything that can be seen. */
export const anyName = fc
  .array(letter, { minLength: 1, maxLength: 201 })
  .map((letters) =>
    letters
      .join('')
      .slice(0, 201)
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  )
  .filter((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name))
