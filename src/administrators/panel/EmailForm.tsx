import { useQuery } from '@tanstack/react-query'
import { TextField } from '../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
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
      {data && <Fields key={data.email} email={data.email ?? ''} />}
    </section>
  )
}

function Fields({ email }: { email: string }) {
  const form = usePanelForm({
    schema: ownEmail,
    values: { email, currentPassword: '' },
    send: (values) => readResponse(api.admin.email.$put({ json: values })),
    done: 'Adres został zmieniony',
    onSent: () => form.reset({ email: form.getValues('email'), currentPassword: '' }),
  })
  return (
    <PanelFormFrame form={form} label="Adres e-mail" className="mt-4 space-y-4">
      <TextField
        form={form}
        name="email"
        label="Adres do listów o koncie"
        hint="Przychodzi na niego wiadomość o logowaniu na nowym urządzeniu i link, gdy zapomnisz hasła. O zmianie dowiaduje się dawny i nowy adres."
        type="email"
        autoComplete="email"
        isOptional
      />
      <TextField form={form} name="currentPassword" label="Hasło" type="password" autoComplete="current-password" />
      <FormButtons form={form} label="Zmień adres" sendingLabel="Zmienianie adresu..." />
    </PanelFormFrame>
  )
}
