// Writes a subject and is killed at a call: `faulty-writer SUBJECT FOLDER POINT before|after`.
// Reports on standard output, one byte per step, what has been written safely.

import FaultyOutputs
import Foundation
import SegueFiles

let arguments = CommandLine.arguments
guard arguments.count == 5, let subject = FaultySubject(rawValue: arguments[1]),
  let point = Int(arguments[3])
else { exit(2) }
let fault = FaultPoint(at: point, arguments[4] == "before" ? .killedBefore : .killedAfter)
do {
  try subject.write(to: arguments[2], replacing: true, calls: fault.calls) { _ in
    _ = write(1, ".", 1)
  }
} catch {
  exit(6)
}
