import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
import type { Language } from '../../kernel/language.ts'
import type { Letter, SectionName } from '../sections.ts'

export const sectionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['words', 'sections', search],
    queryFn: () => readResponse(api.admin.words.$get({ query: { search } })),
    placeholderData: keepPreviousData,
  })

export const sectionQuery = (section: SectionName) =>
  queryOptions({
    queryKey: ['words', 'section', section],
    queryFn: () => readResponse(api.admin.words[':section'].$get({ param: { section } })),
  })

export const letterQuery = (letter: Letter, language: Language) =>
  queryOptions({
    queryKey: ['words', 'letter', letter, language],
    queryFn: () => readResponse(api.admin.words.letters[':letter'].$get({ param: { letter }, query: { language } })),
    staleTime: 0,
  })
