/**
 * A module, asked for under another address when it could not be fetched before: browsers remember a failure under the
 * address that failed until the page is loaded anew.
 */
export const fetchAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    const [address] = /http\S+/.exec(String(failure)) ?? []
    if (!address) throw failure
    return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>
  })
