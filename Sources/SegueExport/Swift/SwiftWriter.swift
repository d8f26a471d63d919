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
    for (transition, name) in zip(transitions, names) {
      let shown = SwiftNames.comment(transition.qualifiedName)
      file.add("")
      file.add("// MARK: \(shown)")
      file.add("")
      writeDelegate(transition, name, to: &file)
      for animator in animators(of: transition, name) {
        file.add("")
        animator.write(to: &file)
      }
    }
    file.add("")
    file.add("// MARK: Views")
    let parts = SwiftSupport.parts(of: file.text)
    for part in SwiftSupport.allCases where parts.contains(part) {
      guard let text = part.text(in: parts) else { continue }
      file.add("")
      file.add(text)
    }
    return file.text
  }

  private func animators(of transition: TransitionDeclaration, _ name: String) -> [AnimatorCode] {
    let isReducible = transition.reduction == .crossDissolve
    return [
      ("Appearance", "appears", transition.forward),
      ("Disappearance", "disappears again", transition.backward),
    ].flatMap { suffix, words, motion -> [AnimatorCode] in
      let main = AnimatorCode(
        "\(name)\(suffix)", summary: "Animates a screen that \(words).", motion)
      guard isReducible || !main.cutScreens.isEmpty else { return [main] }
      return [
        main,
        AnimatorCode(
          "\(name)\(suffix)Crossfade", summary: "A crossfade in place of `\(name)\(suffix)`.",
          motion.crossfade, isInterruptible: !main.cutScreens.isEmpty),
      ]
    }
  }

  /// Returns the expression of an animator where Reduce Motion may be on.
  private func animator(_ transition: TransitionDeclaration, _ type: String, _ suffix: String)
    -> String
  {
    let other: String
    switch transition.reduction {
    case .keep: return "\(type)\(suffix)()"
    case .crossDissolve: other = "\(type)\(suffix)Crossfade()"
    case .named(let name):
      guard let type = self.type(name, beside: transition) else { return "\(type)\(suffix)()" }
      other = "\(type)\(suffix)()"
    }
    return "UIAccessibility.isReduceMotionEnabled ? \(other) : \(type)\(suffix)()"
  }

  /// Returns the name of the code of another transition, or `nil` if the file has none.
  private func type(_ name: String, beside other: TransitionDeclaration) -> String? {
    transitions.firstIndex { $0.name == name && $0.pack == other.pack && $0.name != other.name }
      .map { names[$0] }
  }

  private func writeDelegate(
    _ transition: TransitionDeclaration, _ name: String, to file: inout SwiftText
  ) {
    let appearance = animator(transition, name, "Appearance")
    let disappearance = animator(transition, name, "Disappearance")
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
            \(appearance)
          }

          func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
          {
            \(disappearance)
          }

          func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .push
              ? animationController(forPresented: toVC, presenting: fromVC, source: fromVC)
              : animationController(forDismissed: fromVC)
          }
        """)
    }
  }

  // MARK: Warnings

  /// What the code leaves out, each with the transition and the place in its declaration.
  package var warnings: [String] {
    transitions.flatMap { transition -> [String] in
      let name = "transitions.\(transition.qualifiedName)"
      var warnings = LeftOutKeys(transition).places.map { place, key in
        "\(name)\(place): '\(key)' is left out of the code, which has no call for it"
      }
      if !transition.parameters.isEmpty {
        let names = transition.parameters.map { "'\($0.name)'" }.joined(separator: ", ")
        warnings.append("\(name).parameters: the code has the default values of \(names)")
      }
      if case .named(let other) = transition.reduction, type(other, beside: transition) == nil {
        warnings.append(
          "\(name).reduceMotion: '\(other)' is not among the exported transitions; the code plays "
            + "the motion itself")
      }
      return warnings
    }
  }
}
