// Declared transitions as UIKit code: for each a delegate that vends two animators, one for each
// direction, which call nothing but UIKit.

import SegueScenes

/// Writes declared transitions as UIKit code.
package struct SwiftWriter {
  private let transitions: [TransitionDeclaration]
  /// The names of the types, in the order of the transitions.
  private let names: [String]

  /// Creates a writer of transitions.
  package init(_ transitions: [TransitionDeclaration]) {
    self.transitions = transitions
    var taken: Set<String> = []
    names = transitions.map { transition in
      let name = SwiftNames.type(transition.name)
      let candidates = [name] + (2...(transitions.count + 1)).map { "\(name)\($0)" }
      let free = candidates.first { !taken.contains($0) } ?? name
      taken.insert(free)
      return free
    }
  }

  /// The number of classes.
  package var classCount: Int { transitions.count * 3 }

  /// The source of the file.
  /// - Parameter scene: The path of the scene, which a comment names.
  package func text(of scene: String) -> String {
    var file = SwiftText()
    file.add(
      "// Transitions of \(SwiftNames.comment(scene)), as UIKit code: segue export --as swift")
    file.add("")
    file.add("import UIKit")
    var support: Set<SwiftSupport> = []
    for (transition, name) in zip(transitions, names) {
      let shown = SwiftNames.comment(transition.qualifiedName)
      file.add("")
      file.add("// MARK: \(shown)")
      file.add("")
      writeDelegate(transition, name, to: &file)
      for animator in animators(of: transition, name) {
        file.add("")
        animator.write(to: &file)
        support.formUnion(animator.support)
      }
    }
    file.add("")
    file.add("// MARK: Views")
    for part in SwiftSupport.allCases where support.contains(part) {
      file.add("")
      file.add(part.text)
    }
    return file.text
  }

  private func animators(of transition: TransitionDeclaration, _ name: String) -> [AnimatorCode] {
    [
      AnimatorCode(
        "\(name)Appearance", summary: "Animates a screen that appears.", transition.forward),
      AnimatorCode(
        "\(name)Disappearance", summary: "Animates a screen that disappears again.",
        transition.backward),
    ]
  }

  private func writeDelegate(
    _ transition: TransitionDeclaration, _ name: String, to file: inout SwiftText
  ) {
    file.add(
      "/// Plays `\(SwiftNames.comment(transition.name))`: assign it to `transitioningDelegate`, or to the delegate of a"
    )
    file.add("/// navigation controller, and keep a reference to it, since neither does.")
    file.add("final class \(name)Transition: NSObject, UIViewControllerTransitioningDelegate,")
    file.block("  UINavigationControllerDelegate\n{") { file in
      file.add(
        """
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? {
            \(name)Appearance()
          }

          func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
          {
            \(name)Disappearance()
          }

          func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .push ? \(name)Appearance() : \(name)Disappearance()
          }
        """)
    }
  }

  // MARK: Warnings

  /// What the code leaves out, each with the transition and the place in its declaration.
  package var warnings: [String] {
    transitions.flatMap { transition in
      LeftOutKeys(transition).places.map { place, key in
        "transitions.\(transition.qualifiedName)\(place): '\(key)' is left out of the code, which has "
          + "no call for it"
      }
    }
  }
}
