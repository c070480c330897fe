import { useQuery } from '@tanstack/react-query'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
import { confirmationHours } from '../email/email-link.ts'
import { ownEmail } from '../people/people.ts'
import { ownEmailQuery } from './people.query.ts'

/** One's own address: where news of sign-ins go, and the link that replaces a password. */
export function EmailForm() {
  const { data } = useQuery(ownEmailQuery)
  return (
    <section aria-labelledby="email-head">
      <h3 id="email-head" className="text-xl">
        Adres e-mail
      </h3>
      {data?.waitingEmail && (
        <p role="note" className="mt-3 border-l-2 border-sea py-1 pl-3 text-sm">
          Adres <strong className="font-medium wrap-anywhere">{data.waitingEmail}</strong> czeka na potwierdzenie.
          Zacznie się liczyć, gdy otworzysz link z listu, w ciągu {confirmationHours} godzin. Jeżeli list nie doszedł,
          wpisz adres jeszcze raz.
        </p>
      )}
      {data && <Fields key={data.email} email={data.email ?? ''} />}
    </section>
  )
}

function Fields({ email }: { email: string }) {
  const form = usePanelForm({
    schema: ownEmail,
    values: { email, currentPassword: '' },
    async send(values) {
      await readResponse(api.admin.email.$put({ json: values }))
      return values.email
    },
    done: (sent) => (sent === '' ? 'Adres został usunięty' : 'Nowy adres czeka na potwierdzenie'),
    onSent: () => form.reset({ email, currentPassword: '' }),
  })
  return (
    <PanelFormFrame form={form} label="Adres e-mail" className="mt-4 space-y-4">
      <TextField
        form={form}
        name="email"
        label="Adres do listów o koncie"
        hint="Przychodzą na niego wiadomości o logowaniu na nowym urządzeniu i o zmianach hasła albo drugiego składnika, a także link, gdy zapomnisz hasła. Inny adres trzeba potwierdzić linkiem, a dotychczasowy może to cofnąć przez tydzień."
        type="email"
        autoComplete="email"
        isOptional
      />
      <TextField form={form} name="currentPassword" label="Hasło" type="password" autoComplete="current-password" />
      <FormButtons form={form} label="Zmień adres" sendingLabel="Zmienianie adresu..." />
    </PanelFormFrame>
  )
}
