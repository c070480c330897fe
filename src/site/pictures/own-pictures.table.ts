import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import type { CropName, SlotName } from '../../ui/pictures/picture-slots.ts'
import type { Crops } from './own-picture.ts'

export const ownPictureRows = pgTable('own_pictures', {
  slot: text('slot').$type<SlotName>().primaryKey(),
  version: integer('version').notNull().default(0),
  sourceUrl: text('source_picture_url'),
  crops: jsonb('crops').$type<Crops>().notNull(),
  alt: jsonb('alt').$type<Partial<Record<Language, string>>>().notNull(),
})

export const ownPictureCuts = pgTable(
  'own_picture_cuts',
  {
    slot: text('slot').$type<SlotName>().notNull(),
    crop: text('crop').$type<CropName | 'tile'>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    colour: text('colour').notNull(),
    url: text('picture_url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.crop, table.width] })],
)
