import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OrderLinkForm } from './OrderLinkForm.tsx'
import { keptLink } from './way-back.ts'

export function FindOrder() {
  const navigate = useNavigate()
  useEffect(() => {
    const token = keptLink()
    if (token !== undefined) void navigate({ to: '/order/$token', params: { token }, replace: true })
  }, [navigate])
  return <OrderLinkForm />
}
