import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../web/api.ts'
import type { PanelSearch } from '../../panel-kit/address.ts'
import { listed } from '../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../panel-kit/lists/Pages.tsx'
import { api } from '../../panel-kit/panel-api.ts'
import type { AdminChef, AdminRestaurant, MemberKind } from '../member.ts'

export type Member = AdminChef | AdminRestaurant

export const membersPerPage = 20

/** What the address calls the page of each list. */
export const pageNames: Record<MemberKind, string> = { chef: 'chefsPage', restaurant: 'restaurantsPage' }

type YesOrNo = 'true' | 'false'
interface Filter {
  published?: YesOrNo
  hidden?: YesOrNo
  materialsSent?: YesOrNo
  bonusSent?: YesOrNo
  search?: string
}

const filters: Record<string, Filter> = {
  waiting: { published: 'false', hidden: 'false' },
  visible: { published: 'true' },
  hidden: { hidden: 'true' },
  materials: { materialsSent: 'false' },
  bonus: { materialsSent: 'true', bonusSent: 'false' },
}

/** Which members the address asks for: all, unless some are named. */
export function filterOf({ show = '', search = '' }: PanelSearch): Filter {
  return { ...(Object.hasOwn(filters, show) && filters[show]), ...(search && { search }) }
}

/** Whether something becomes of their materials by itself, and soon. */
export const isInProgress = ({ materials }: Member) => materials.state === 'preparing' || materials.state === 'mailing'

/** A page of one kind of members that the address asks for, and how many there are of them. */
export function membersQuery(kind: MemberKind, asked: PanelSearch) {
  const page = String(currentPageOf(asked, pageNames[kind]))
  const query = { ...filterOf(asked), page, limit: String(membersPerPage) }
  return queryOptions<{ rows: Member[]; total: number }>({
    queryKey: ['members', kind, query],
    queryFn: () =>
      kind === 'chef'
        ? listed(api.admin.members.chefs.$get({ query }))
        : listed(api.admin.members.restaurants.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rows.some(isInProgress) ? 2_000 : false),
  })
}

export const memberStatistics = queryOptions({
  queryKey: ['member-statistics'],
  queryFn: () => readResponse(api.admin.members.statistics.$get()),
  staleTime: 0,
  refetchOnWindowFocus: true,
})
