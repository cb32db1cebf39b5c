export { animate, domAnimation } from 'framer-motion'
