/** In place of the package object.entries, whose twenty modules node-polyglot loads for browsers that have none. */
module.exports = Object.entries
