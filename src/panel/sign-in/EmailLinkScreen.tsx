import { useMutation, useQuery } from '@tanstack/react-query'
import { api, sentenceOf } from '../../panel-kit/panel-api.ts'
import { PanelButton } from '../../panel-kit/PanelButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { readResponse } from '../../web/api.ts'

/**
 * Where a link leads that confirms an administrator's address, or brings the earlier one back. It does so by a button: mail servers
 * open links, too.
 */
export function EmailLinkScreen({ token }: { token: string }) {
  const following = useMutation({ mutationFn: () => readResponse(api['email-link'].$put({ json: { token } })) })
  const { data, error } = useQuery({
    queryKey: ['email-link', token],
    queryFn: () => readResponse(api['email-link'].$post({ json: { token } })),
    retry: false,
    // After it nothing is left to be read.
    enabled: following.isIdle,
  })
  const isUndo = following.data ? following.data.setupPath !== null : data?.purpose === 'undo'
  const problem = following.isIdle ? error : following.error
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center px-6 py-12">
      <div className="self-start">
        <Logo variant="colored" />
      </div>
      <h1 className="mt-10 text-3xl">{isUndo ? 'Cofnięcie zmiany adresu' : 'Adres e-mail'}</h1>
      {data && !following.data && (
        <>
          <p className="mt-4 text-sm">
            {isUndo ? 'Listy o koncie ' : 'Na ten adres będą przychodzić listy o koncie '}
            <strong className="font-medium">{data.username}</strong>
            {isUndo ? ' będą przychodzić na dotychczasowy adres:' : ' i\u00A0link, gdy zapomnisz hasła:'}
          </p>
          <p className="mt-2 text-lg wrap-anywhere">{data.email}</p>
          {isUndo && (
            <p className="mt-2 text-sm text-mid">Wszystkie sesje tego konta się skończą, a Ty wybierzesz nowe hasło.</p>
          )}
          <PanelButton
            look="solid"
            isPending={following.isPending}
            className="mt-6 min-h-11 w-full"
            onClick={() => following.mutate()}
          >
            {isUndo ? 'Cofnij zmianę' : 'Potwierdź adres'}
          </PanelButton>
        </>
      )}
      {following.data && <Done setupPath={following.data.setupPath} />}
      {problem && (
        <p role="alert" className="mt-6 border-l-2 border-clay py-1 pl-4 font-medium text-clay">
          {sentenceOf(problem)}
        </p>
      )}
      {(problem || (following.data && !following.data.setupPath)) && (
        <a href="/admin" className="mt-6 self-start py-2 text-sm text-violet underline underline-offset-4">
          Przejdź do panelu
        </a>
      )}
    </main>
  )
}

function Done({ setupPath }: { setupPath: string | null }) {
  return (
    <>
      <output className="mt-4 block text-sm">
        {setupPath
          ? 'Dotychczasowy adres wrócił, a wszystkie sesje się skończyły. Wybierz teraz nowe hasło.'
          : 'Adres został potwierdzony.'}
      </output>
      {setupPath && (
        <PanelButton look="solid" className="mt-6 min-h-11 w-full" onClick={() => window.location.replace(setupPath)}>
          Wybierz nowe hasło
        </PanelButton>
      )}
    </>
  )
}
