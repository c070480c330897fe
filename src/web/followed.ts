/** What changes elsewhere, such as an order, is fetched again when the window gets the focus. */
export const followed = { staleTime: 10_000, refetchOnWindowFocus: 'always' } as const
