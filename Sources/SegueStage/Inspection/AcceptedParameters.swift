// The parameters that the transitions of a scene accept where the scene uses them, for tools that
// offer to set them.

import SegueDiagnostics
import SegueScenes

extension Stage {
  /// The names of the parameters that each use of a transition accepts, by the position of the
  /// transition's name.
  package var acceptedParameters: [SourcePosition: Set<String>] {
    let steps = document.script + document.screens.flatMap(\.interactions).map(\.step)
    var accepted: [SourcePosition: Set<String>] = [:]
    for step in steps {
      guard let role = step.role else { continue }
      for use in [step.move?.transition, step.move?.reducedTransition].compactMap({ $0 }) {
        let names = choice.parameters(of: use, in: role).map(\.name)
        accepted[use.name.position] = Set(names)
      }
    }
    return accepted
  }
}
