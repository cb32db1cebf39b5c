import host from './host.css?inline'
import badge from './badge.css?inline'
import sheet from './sheet.css?inline'
import circumstances from './circumstances.css?inline'
import controls from './controls.css?inline'
import scenarios from './scenarios.css?inline'
import endpoints from './endpoints.css?inline'
import rows from './rows.css?inline'
import data from './data.css?inline'
import share from './share.css?inline'

/** All of the panel's style, in the order in which it holds. */
export const style = [host, badge, sheet, circumstances, controls, scenarios, endpoints, rows, data, share].join('')
