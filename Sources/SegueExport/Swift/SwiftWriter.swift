// Declared transitions as UIKit code: for each a delegate that vends two animators, one for each
// direction, which call nothing but UIKit.

import SegueScenes

/// Writes declared transitions as UIKit code.
package struct SwiftWriter {
  private let variants: [TransitionVariant]
  /// The names of the types, in the order of the transitions.
  private let names: [String]

  /// Creates a writer of transitions.
  package init(_ variants: [TransitionVariant]) {
    self.variants = variants
    var taken: Set<String> = []
    names = variants.map { variant in
      let name = SwiftNames.type(variant.declaration.name)
      let candidates = [name] + (2...(variants.count + 1)).map { "\(name)\($0)" }
      let free = candidates.first { !taken.contains($0) } ?? name
      taken.insert(free)
      return free
    }
  }

  /// The source of the file.
  /// - Parameter scene: The path of the scene, which a comment names.
  package func text(of scene: String) -> String {
    var file = SwiftText()
    file.add(
      "// Transitions of \(SwiftNames.comment(scene)), as UIKit code: segue export --as swift")
    file.add("")
    file.add("import UIKit")
    for (variant, name) in zip(variants, names) {
      file.add("")
      file.add("// MARK: \(SwiftNames.comment(variant.title))")
      file.add("")
      writeDelegate(variant.declaration, name, to: &file)
      for animator in animators(of: variant.declaration, name) {
        file.add("")
        animator.write(to: &file)
      }
    }
    file.add("")
    file.add("// MARK: Views")
    for lines in SupportText(for: file.text).sources {
      file.add("")
      file.add(lines)
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

  // MARK: Reduce Motion

  /// Returns the expression of an animator where Reduce Motion may be on.
  private func animator(_ transition: TransitionDeclaration, _ type: String, _ suffix: String)
    -> String
  {
    let usual = "\(type)\(suffix)()"
    let reduced = reducedAnimator(transition, type, suffix, after: [])
    return reduced == usual
      ? usual : "UIAccessibility.isReduceMotionEnabled ? \(reduced) : \(usual)"
  }

  /// Returns the expression of what plays where Reduce Motion is on.
  /// - Parameter visited: The types whose transitions another one has taken the place of.
  private func reducedAnimator(
    _ transition: TransitionDeclaration, _ type: String, _ suffix: String, after visited: [String]
  ) -> String {
    switch transition.reduction {
    case .keep: return "\(type)\(suffix)()"
    case .crossDissolve: return "\(type)\(suffix)Crossfade()"
    case .named(let name):
      guard let index = index(of: name, beside: transition), !visited.contains(names[index]) else {
        return "\(type)\(suffix)()"
      }
      return reducedAnimator(
        variants[index].declaration, names[index], suffix, after: visited + [type])
    }
  }

  /// Returns the index of another transition with the values of its declaration, or `nil` if the file
  /// has none.
  private func index(of name: String, beside other: TransitionDeclaration) -> Int? {
    variants.firstIndex { variant in
      let transition = variant.declaration
      return variant.isStandard && transition.name == name && transition.pack == other.pack
        && transition.name != other.name
    }
  }

  // MARK: Delegates

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
    variants.map(\.declaration).compactMap { transition in
      guard case .named(let other) = transition.reduction,
        index(of: other, beside: transition) == nil
      else { return nil }
      return
        "transitions.\(transition.qualifiedName).reduceMotion: '\(other)' is not declared beside "
        + "it; the code plays the motion itself"
    }
  }
}
