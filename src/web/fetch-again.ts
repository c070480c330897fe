/** Imports a module again under another URL: browsers remember a failed URL until the page is reloaded. */
export const fetchAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    const [address] = /http\S+/.exec(String(failure)) ?? []
    if (!address) throw failure
    return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<Module>
  })
