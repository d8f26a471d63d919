// What the code of a declared transition leaves out: the keys that no call of UIKit corresponds to.

import SegueScenes

/// The keys of a declaration that its code leaves out.
struct LeftOutKeys {
  /// The key paths of the objects below the transition, each with a key.
  private(set) var places: [(path: String, key: String)] = []

  /// Finds the keys of a declaration.
  init(_ transition: TransitionDeclaration) {
    add(transition.forward, "")
    let back = [transition.forward.mirrored, transition.forward.reversed]
    if !back.contains(transition.backward) { add(transition.backward, ".dismiss") }
  }

  private mutating func add(_ motion: DeclaredMotion, _ path: String) {
    add(motion.incoming, "\(path).incoming")
    add(motion.outgoing, "\(path).outgoing")
    for (index, keyframe) in motion.keyframes.enumerated() {
      add(keyframe.incoming, "\(path).keyframes[\(index)].incoming")
      add(keyframe.outgoing, "\(path).keyframes[\(index)].outgoing")
    }
  }

  private mutating func add(_ side: ScreenMotion, _ path: String) {
    add(side.from, "\(path).from")
    add(side.to, "\(path).to")
    for view in side.views { add(view, "\(path).views.\(view.id)") }
    if let others = side.others { add(others, "\(path).others") }
  }

  private mutating func add(_ view: ViewMotion, _ path: String) {
    add(view.from, "\(path).from")
    add(view.to, "\(path).to")
  }

  private mutating func add(_ state: ScreenState?, _ path: String) {
    places += (state?.unsupportedKeys ?? []).map { (path, $0) }
  }
}
