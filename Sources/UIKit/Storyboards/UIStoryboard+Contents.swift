// What an app registers for one storyboard: how its controllers are made, and which segues lead from one
// to another.

import Foundation

extension UIStoryboard {
  /// The controllers and segues of a storyboard, as an app registers them.
  @preconcurrency @MainActor
  public final class Contents {
    /// The identifier of the controller that the storyboard begins with.
    public var initial: String?
    private(set) var controllers: [String: (NSCoder) -> UIViewController?] = [:]
    private(set) var segues: [Segue] = []

    init() {}

    /// A controller, and how it is made.
    public func add(_ identifier: String, _ make: @escaping () -> UIViewController) {
      controllers[identifier] = { _ in make() }
    }

    /// A controller, and how it is made with a coder, in which nothing stands.
    public func add(_ identifier: String, _ make: @escaping (NSCoder) -> UIViewController?) {
      controllers[identifier] = make
    }

    /// A segue from one controller to another. With a trigger, the control that it finds in the source
    /// performs the segue, unless the source's `shouldPerformSegue` objects.
    public func segue(
      _ identifier: String, from source: String, to destination: String,
      kind: SegueKind = .show, trigger: ((UIViewController) -> UIControl?)? = nil
    ) {
      segues.append(
        Segue(
          identifier: identifier, source: source, goal: .controller(destination), kind: kind,
          trigger: trigger))
    }

    /// A segue back to the nearest controller behind `source` that has the method `action`, which is
    /// called with the segue.
    public func unwind(
      _ identifier: String, from source: String, to action: Selector,
      trigger: ((UIViewController) -> UIControl?)? = nil
    ) {
      segues.append(
        Segue(
          identifier: identifier, source: source, goal: .action(action), kind: .show,
          trigger: trigger))
    }
  }

  /// How a segue shows its destination.
  public enum SegueKind {
    /// Pushed by the navigation controller around the source, else presented.
    case show
    /// Presented, in the destination's own style and way.
    case present
    /// By a segue of the app's own: `.custom(ZoomSegue.init)`.
    case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
  }

  /// A segue that has been registered.
  struct Segue {
    enum Goal {
      case controller(String)
      case action(Selector)
    }

    let identifier: String
    let source: String
    let goal: Goal
    let kind: SegueKind
    let trigger: ((UIViewController) -> UIControl?)?
  }
}
