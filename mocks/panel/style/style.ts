import host from './host.css?inline'
import badge from './badge.css?inline'
import sheet from './sheet.css?inline'
import preferences from './preferences.css?inline'
import controls from './controls.css?inline'
import scenarios from './scenarios.css?inline'
import endpoints from './endpoints.css?inline'
import rows from './rows.css?inline'
import data from './data.css?inline'
import share from './share.css?inline'

/** The panel's style sheet, in cascade order. */
export const style = [host, badge, sheet, preferences, controls, scenarios, endpoints, rows, data, share].join('')
