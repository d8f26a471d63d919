// The delegate of a transition, which vends its animators.

/// The code of a delegate for presentations and for navigation controllers.
struct DelegateCode {
  /// An animator that the delegate vends.
  struct Animator {
    /// The type.
    let type: String
    /// The type of what takes its place where Reduce Motion is on, or `nil` for nothing.
    let reduced: String?
    /// The properties that the delegate sets.
    let properties: [CodeProperty]

    /// The statements that return it.
    var lines: [String] {
      guard !properties.isEmpty else {
        return [
          reduced.map { "UIAccessibility.isReduceMotionEnabled ? \($0)() : \(type)()" }
            ?? "\(type)()"
        ]
      }
      return (reduced.map { ["if UIAccessibility.isReduceMotionEnabled { return \($0)() }"] } ?? [])
        + ["let animator = \(type)()"]
        + properties.map { "animator.\($0.name) = self.\($0.name)" }
        + ["return animator"]
    }
  }

  /// The name of the transition's types.
  let name: String
  /// The name of the transition, for a comment.
  let transition: String
  let appearance, disappearance: Animator

  /// The properties, each once.
  private var properties: [CodeProperty] {
    appearance.properties
      + disappearance.properties.filter { !appearance.properties.contains($0) }
  }

  /// Adds the class to a file.
  func write(to file: inout SwiftText) {
    file.add(
      "/// Plays `\(transition)`: assign it to `transitioningDelegate`, or to the delegate of a")
    file.add("/// navigation controller, and keep a reference to it, since neither does.")
    file.add("final class \(name)Transition: NSObject, UIViewControllerTransitioningDelegate,")
    file.block("  UINavigationControllerDelegate\n{") { file in
      for property in properties { file.add(property.lines) }
      if !properties.isEmpty { file.add("") }
      writePresentations(to: &file)
      file.add("")
      writeNavigations(to: &file)
    }
  }

  private func writePresentations(to file: inout SwiftText) {
    file.add("func animationController(")
    file.add("  forPresented presented: UIViewController, presenting: UIViewController,")
    file.add("  source: UIViewController")
    file.block(") -> (any UIViewControllerAnimatedTransitioning)? {") { $0.add(appearance.lines) }
    file.add("")
    file.add("func animationController(forDismissed dismissed: UIViewController)")
    file.add("  -> (any UIViewControllerAnimatedTransitioning)?")
    file.block("{") { $0.add(disappearance.lines) }
  }

  private func writeNavigations(to file: inout SwiftText) {
    file.add("func navigationController(")
    file.add("  _ navigationController: UINavigationController,")
    file.add("  animationControllerFor operation: UINavigationController.Operation,")
    file.add("  from fromVC: UIViewController, to toVC: UIViewController")
    file.block(") -> (any UIViewControllerAnimatedTransitioning)? {") { file in
      file.add("operation == .push")
      file.add("  ? animationController(forPresented: toVC, presenting: fromVC, source: fromVC)")
      file.add("  : animationController(forDismissed: fromVC)")
    }
  }
}
