import { createDefine } from '~mocks/engine/resource'
import type { endpoints } from './contract'

export const { defineResource } = createDefine<typeof endpoints>()
