// Contradictions between outputs and inputs, found before anything is drawn.

import Foundation
import SegueDiagnostics
import SegueScenes

package enum OutputChecks {
  /// Whether `path` is a directory that exists.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Refuses an output that is one of the files that are read.
  package static func refuse(_ plan: OutputPlan, amongInputs inputs: [String]) throws(UsageProblem)
  {
    guard let output = fileIdentity(plan.path) else { return }
    for input in inputs where fileIdentity(input) == output {
      throw UsageProblem("the output \(plan.path) is also an input; expected another file")
    }
  }

  /// Refuses two scenes that would write to one place.
  package static func refuseSharedOutputs(_ plans: [(scene: String, plan: OutputPlan)])
    throws(UsageProblem)
  {
    var seen: [String: String] = [:]
    for (scene, plan) in plans {
      if let other = seen[plan.path] {
        throw UsageProblem(
          "\(other) and \(scene) would both be written to \(plan.path); expected one scene each")
      }
      seen[plan.path] = scene
    }
  }

  /// Makes a directory unless it is there; not the ones above it.
  package static func makeDirectory(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw Failure(.output, "\(path): \(String(cString: strerror(errno)))")
  }

  /// What tells files apart, whatever they are called.
  package static func fileIdentity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}
