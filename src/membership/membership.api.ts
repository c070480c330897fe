import * as z from 'zod/mini'
import { askedAgain } from '../guards/asked-again.guard.server.ts'
import { administrators } from '../guards/administrators.guard.server.ts'
import { csvFile } from '../server/files/csv-file.ts'
import { fieldProblems } from '../schemas/field-problems.server.ts'
import { anyone, body, pathId, query } from '../server/http/endpoint.ts'
import { orRefuse, refuse, Refusal } from '../server/http/errors.ts'
import { bodyWithPhoto, readForm } from '../server/http/multipart.ts'
import { callAsScripts, pageAgain, typedIn } from '../server/http/plain-form.ts'
import { untouchedPage } from '../schemas/plain-page.ts'
import { paging } from '../server/http/paging.ts'
import { endpoints } from '../server/http/app-env.ts'
import { countAttempt } from '../server/http/throttle.ts'
import type { MaterialsRecord } from './materials/materials.ts'
import { materialsOf } from './materials/materials-of.server.ts'
import { exportMembers, memberExport } from './export-members.server.ts'
import { apply, hasApplied } from './application/apply.server.ts'
import { changeMember, factsOf } from './change-member.server.ts'
import { countMembers, listMembers, type MemberRow } from './list-members.server.ts'
import * as member from './member.ts'
import { removeMember } from './remove-member.server.ts'

interface Members<Path, Sent, Applied, Shown, Full> {
  path: Path
  kind: member.MemberKind
  application: z.ZodMiniType<Sent>
  applied: z.ZodMiniType<Applied>
  shown: z.ZodMiniType<Shown>
  full: z.ZodMiniType<Full>
}

const asFull = (row: MemberRow, materialsOfOne: (id: number) => MaterialsRecord) => ({
  ...row,
  ...factsOf(row),
  photoFocus: row.photoFocus ?? undefined,
  appliedAt: row.appliedAt.toISOString(),
  materialsSentAt: row.materialsSentAt?.toISOString() ?? null,
  bonusSentAt: row.bonusSentAt?.toISOString() ?? null,
  materials: materialsOfOne(row.id),
})

/** Chefs and restaurants have the same calls under their own names; a schema says what each answer shows of a row. */
function endpointsOf<const Path extends string, Sent extends member.Application, Applied, Shown, Full>({
  path,
  kind,
  application,
  applied,
  shown,
  full,
}: Members<Path, Sent, Applied, Shown, Full>) {
  const publicPath = `/${path}` as const
  const adminPath = `/admin/members/${path}` as const

  return endpoints()
    .get(
      publicPath,
      anyone(`List the published ${path}`, { 200: z.array(shown) }),
      query(z.object(paging)),
      async (c) => {
        const { rows, total } = await listMembers(c.var.database, kind, { ...c.req.valid('query'), published: true })
        c.header('X-Total-Count', String(total))
        return c.json(rows.map((row) => shown.parse({ ...row, photoFocus: row.photoFocus ?? undefined })))
      },
    )

    .get(`${publicPath}/:email`, anyone(`Whether an address has applied`, { 200: member.exists }), async (c) => {
      await countAttempt(c.var.database, 'emailLookups', c.var.address)
      if (!(await hasApplied(c.var.database, kind, c.req.param('email') ?? ''))) throw refuse('not_found')
      return c.json({ exists: true as const })
    })

    .post(
      publicPath,
      anyone(`Apply for membership (${kind})`, { 201: applied }),
      bodyWithPhoto(application),
      async (c) => {
        const { data, photo } = c.req.valid('form')
        await countAttempt(c.var.database, 'applications', c.var.address)
        // Who fell into the trap is told that all is well.
        if (data.subject)
          return c.json(applied.parse({ ...data, id: 0, photoUrl: null, language: c.var.language }), 201)
        const applicant = { kind, application: data, photo: await photo?.bytes(), language: c.var.language }
        return c.json(applied.parse(orRefuse(await apply(c.var.database, applicant))), 201)
      },
    )

    .get(
      adminPath,
      administrators('manage members', `List ${path}, the latest first; those without materials the earliest first`, {
        200: z.array(full),
      }),
      query(z.extend(member.memberFilter, paging)),
      async (c) => {
        const { rows, total } = await listMembers(c.var.database, kind, c.req.valid('query'))
        c.header('X-Total-Count', String(total))
        const materials = await materialsOf(
          c.var.database,
          rows.map((row) => row.id),
        )
        return c.json(rows.map((row) => full.parse(asFull(row, materials))))
      },
    )

    .get(
      `${adminPath}/export`,
      administrators('manage members', `The same ${path} as a table for spreadsheets (CSV), all of them`, {
        200: 'text/csv',
      }),
      askedAgain(),
      query(member.memberFilter),
      (c) => {
        const { database, origin } = c.var
        return csvFile(c, memberExport.files[kind], exportMembers(database, kind, c.req.valid('query'), origin))
      },
    )

    .put(
      `${adminPath}/:id`,
      administrators('manage members', `Show or hide a ${kind}, and note what was posted to them`, { 200: full }),
      pathId(),
      body(member.memberChanges),
      async (c) => {
        const { id } = c.req.valid('param')
        const { database, administrator } = c.var
        const changed = orRefuse(await changeMember(database, administrator, kind, id, c.req.valid('json')))
        return c.json(full.parse(asFull(changed, await materialsOf(database, [id]))))
      },
    )

    .delete(
      `${adminPath}/:id`,
      administrators('manage members', `Delete a ${kind}`, { 204: null }),
      pathId(),
      async (c) => {
        orRefuse(await removeMember(c.var.database, c.var.administrator, kind, c.req.valid('param').id))
        return c.body(null, 204)
      },
    )
}

const chefs = endpointsOf({
  path: 'chefs',
  kind: 'chef',
  application: member.chefApplication,
  applied: member.appliedChef,
  shown: member.publicChef,
  full: member.adminChef,
})

const restaurants = endpointsOf({
  path: 'restaurants',
  kind: 'restaurant',
  application: member.restaurantApplication,
  applied: member.appliedRestaurant,
  shown: member.publicRestaurant,
  full: member.adminRestaurant,
})

export const membershipApi = endpoints()
  .route('/', chefs)
  .route('/', restaurants)

  .get(
    '/admin/members/statistics',
    administrators('manage members', 'Count the members', { 200: member.memberStatistics }),
    async (c) => c.json(await countMembers(c.var.database)),
  )

/** Applying where no scripts run; which form it is stands in the address. */
export const applicationForms = endpoints()
  .get('/joinus', anyone('The page to apply for membership'), (c, next) => {
    const kind = kindIn(c.req.query('type'))
    if (kind) c.set('plain', { ...untouchedPage, told: kind })
    return next()
  })
  .post('/joinus', anyone('Apply for membership'), async (c, next) => {
    const kind = kindIn(c.req.query('type'))
    if (!kind) return next()
    const sent = await readForm(c).catch((error: unknown) => {
      // What was typed stood behind the photo, and is not read.
      if (error instanceof Refusal && error.code === 'too_large') return undefined
      throw error
    })
    const language = c.var.language
    if (!sent) {
      const problem = fieldProblems[language].photo_too_large
      c.set('plain', { values: {}, problems: { photo: problem }, sentence: problem, status: 413, told: kind })
      return next()
    }
    const typed = typedIn(sent)
    const photo = sent.get('photo')
    const form = new FormData()
    form.set('data', JSON.stringify(typed))
    const hasPhoto = photo instanceof File && photo.size > 0
    if (hasPhoto) form.set('photo', photo)
    const answer = await callAsScripts(c, kind === 'chef' ? '/api/chefs' : '/api/restaurants', { form })
    if (answer.isDone) return c.redirect(`/success?type=${kind}&lang=${language}`, 303)
    c.set('plain', { ...pageAgain({ ...typed, ...(hasPhoto && { photo: photo.name }) }, answer), told: kind })
    return next()
  })

const kindIn = (asked: string | undefined): member.MemberKind | undefined =>
  asked === 'chef' || asked === 'restaurant' ? asked : undefined
