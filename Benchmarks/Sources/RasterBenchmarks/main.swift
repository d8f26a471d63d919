// Times every case: smallest and median milliseconds of a finished frame, as pixels and as planes.
// Arguments: words that a case's name must contain, and a number of runs.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let runs = arguments.compactMap { Int($0) }.first ?? 30
try Table(words: arguments.filter { Int($0) == nil }, runs: runs).show()
