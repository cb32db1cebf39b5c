import type { endpoints } from '@/contract/endpoints'
import { createDefine } from '../engine/resource'

export const { defineResource, defineEndpoints } = createDefine<typeof endpoints>()
