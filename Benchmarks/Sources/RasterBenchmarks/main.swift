// Measures every case: the minimum and median time of a finished frame in milliseconds, as pixels
// and as planes. Arguments: words that a case's name must contain, and a number of runs; or "serve"
// to run cases on request of another program, "frame CASE FILE" to write one frame, or "images
// FOLDER" for the images that the cases draw.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "serve": try Server().run()
case "frame" where arguments.count == 3: try Server.writeFrame(of: arguments[1], to: arguments[2])
case "images" where arguments.count == 2: try Server.writeImages(to: arguments[1])
default:
  let runs = arguments.compactMap { Int($0) }.first ?? 30
  try Table(words: arguments.filter { Int($0) == nil }, runs: runs).show()
}
