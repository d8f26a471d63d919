// The registered contents of one storyboard: the closures that create its view controllers, and the
// segues between them.

import Foundation

extension UIStoryboard {
  /// The view controllers and segues of a storyboard, as an app registers them.
  @preconcurrency @MainActor
  public final class Contents {
    /// The identifier of the initial view controller.
    public var initial: String?
    private(set) var controllers: [String: (NSCoder) -> UIViewController?] = [:]
    private(set) var segues: [Segue] = []

    init() {}

    /// Adds a view controller and the closure that creates it.
    public func add(_ identifier: String, _ make: @escaping () -> UIViewController) {
      controllers[identifier] = { _ in make() }
    }

    /// Adds a view controller and the closure that creates it with a coder, which is empty.
    public func add(_ identifier: String, _ make: @escaping (NSCoder) -> UIViewController?) {
      controllers[identifier] = make
    }

    /// Adds a segue from one view controller to another.
    ///
    /// - Parameter trigger: A closure that returns the control in the source that performs the
    ///   segue, unless `shouldPerformSegue` of the source returns `false`.
    public func segue(
      _ identifier: String, from source: String, to destination: String,
      kind: SegueKind = .show, trigger: ((UIViewController) -> UIControl?)? = nil
    ) {
      segues.append(
        Segue(
          identifier: identifier, source: source, goal: .controller(destination), kind: kind,
          trigger: trigger))
    }

    /// Adds an unwind segue to the nearest view controller behind `source` that implements the
    /// method `action`, which is called with the segue.
    ///
    /// - Parameter trigger: A closure that returns the control in the source that performs the
    ///   segue.
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

  /// The kinds of segues.
  public enum SegueKind {
    /// Pushes the destination if the source is in a navigation controller, otherwise presents it.
    case show
    /// Presents the destination in its own presentation style.
    case present
    /// Performs a segue of a custom class: `.custom(ZoomSegue.init)`.
    case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
  }

  /// A registered segue.
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
