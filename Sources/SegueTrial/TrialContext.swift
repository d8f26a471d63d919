// Arguments of initializers, with values that suit the transition. Where the type does not
// determine the meaning, the name does: a number called `damping` is not a duration.

import SegueStage
import SegueTransitions
import UIKit

/// The transition for which an object is created, and suitable values for its initializer.
@MainActor
public struct TrialContext {
  /// The operation that is performed.
  public let role: TransitionRole
  /// The screen that is visible before the transition.
  public let from: UIViewController
  /// The screen that is visible after the transition.
  public let to: UIViewController
  /// The navigation controller that contains the screens, or `nil`.
  public let around: UINavigationController?
  /// The tab bar controller that contains the screens, or `nil`.
  public let tabs: UITabBarController?
  /// The rectangle that replaces the default value of `rect`.
  private var place: CGRect?

  init(
    _ role: TransitionRole, from: UIViewController, to: UIViewController,
    around: UINavigationController? = nil, tabs: UITabBarController? = nil
  ) {
    (self.role, self.from, self.to, self.around) = (role, from, to, around)
    self.tabs = tabs
    place = nil
  }

  /// Creates a context for a screen from which a value of its own is requested.
  init(on screen: ScreenController) {
    self.init(.present, from: screen, to: screen)
    let bounds = UIScreen.main.bounds
    place =
      screen.isUpper
      ? CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width * 0.82)
      : CGRect(
        x: bounds.width * 0.041, y: bounds.height * 0.498, width: bounds.width * 0.918,
        height: bounds.height * 0.102)
  }

  /// A Boolean value that indicates whether the transition presents or pushes.
  public var isForward: Bool { role.direction == .forward }
  /// The operation of a navigation controller.
  public var operation: UINavigationController.Operation { isForward ? .push : .pop }
  /// The screen that is presented or pushed, in either direction.
  public var upper: UIViewController { isForward ? to : from }
  /// The screen that presents the other or lies below it.
  public var lower: UIViewController { isForward ? from : to }

  // MARK: Values

  /// The bounds of the whole screen.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// A small rectangle with the size of a typical cell or button.
  public var rect: CGRect {
    if let place { return place }
    let bounds = UIScreen.main.bounds
    return CGRect(
      x: bounds.width * 0.1, y: bounds.height * 0.55, width: bounds.width * 0.35,
      height: bounds.height * 0.2)
  }
  /// The center of `rect`.
  public var point: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
  /// Three quarters of the size of the screen.
  public var size: CGSize {
    CGSize(width: UIScreen.main.bounds.width * 0.75, height: UIScreen.main.bounds.height * 0.75)
  }

  /// Returns a number for a parameter called `name`.
  public func number(_ name: String) -> Double {
    let name = name.lowercased()
    for (words, value) in Self.numbers where words.contains(where: name.contains) { return value }
    return 0.5
  }

  private static let numbers: [([String], Double)] = [
    (["multiplier", "factor", "percent", "fraction", "proportion"], 0.8),
    (["delay"], 0), (["damping", "ratio"], 0.8), (["velocity"], 0), (["radius"], 16),
    (["scale"], 0.9), (["alpha", "opacity", "dim"], 0.5), (["angle", "rotation"], 0.5),
    (["height"], 300), (["width"], 200), (["inset", "margin", "padding", "offset"], 20),
    (["duration", "time", "interval"], 0.5),
  ]

  /// Returns an integer for a parameter called `name`.
  public func integer(_ name: String) -> Int {
    let name = name.lowercased()
    return ["index", "tag", "row", "section", "page"].contains(where: name.contains) ? 0 : 4
  }

  /// Returns a Boolean value for a parameter called `name`.
  public func flag(_ name: String) -> Bool {
    let name = name.lowercased()
    if ["dismiss", "pop", "revers", "clos", "hid", "backward"].contains(where: name.contains) {
      return !isForward
    }
    if ["present", "push", "forward", "open", "show", "appear"].contains(where: name.contains) {
      return isForward
    }
    return name.contains("animat") || name.contains("enabled")
  }

  /// Returns a controller for a parameter called `name`.
  public func controller(_ name: String) -> UIViewController {
    let name = name.lowercased()
    let below = ["from", "source", "presenting", "parent", "base", "root", "list", "main"]
    if name != "presented", below.contains(where: name.contains) {
      return name.contains("from") ? from : lower
    }
    return name == "to" || name.hasPrefix("tov") ? to : upper
  }

  /// The navigation controller that contains the screens, or an empty one.
  public var navigation: UINavigationController { around ?? UINavigationController() }
  /// The tab bar controller that contains the screens, or an empty one.
  public var tabBar: UITabBarController { tabs ?? UITabBarController() }

  /// A view with the frame `rect` on the lower screen. It shows the part of the screen that it covers,
  /// like a card of that screen, or a color if the screen is not one of a trial.
  public var view: UIView {
    if place != nil { return imageView }
    if lower is ScreenController {
      let view = UIImageView(frame: rect)
      view.image = covered
      view.layer.cornerRadius = 8
      view.clipsToBounds = true
      lower.view.addSubview(view)
      return view
    }
    let view = UIView(frame: rect)
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 8
    lower.view.addSubview(view)
    return view
  }

  /// Adds `view` to the lower screen, with the frame `rect` if it has no size, and returns it.
  public func placed<View: UIView>(_ view: View) -> View {
    if view.bounds.isEmpty { view.frame = rect }
    if view.backgroundColor == nil, place == nil { view.backgroundColor = .systemBlue }
    lower.view.addSubview(view)
    return view
  }

  /// Adds `recognizer` to the screen that is presented or pushed, and returns it.
  public func attached<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    upper.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A coder without values, for screens that only storyboards create.
  public var coder: NSCoder { ArchiveDecoder(EmptyArchive()) }

  /// Keeps the object of an outlet called `name` for as long as its screen exists, since outlets may be
  /// weak, and returns it.
  public func kept<Value>(_ name: String, _ value: Value) -> Value {
    (lower as? ScreenController)?.returnValues["outlet \(name)"] = value
    return value
  }

  /// A table view cell on the lower screen.
  public var tableCell: UITableViewCell {
    placed(UITableViewCell(style: .default, reuseIdentifier: nil))
  }
  /// A cell that can conform to protocols of the source, which may require more than a cell has.
  public var cell: TrialView {
    let cell = TrialView(frame: rect)
    cell.situation = self
    return placed(cell)
  }
  /// A collection view cell on the lower screen.
  public var collectionCell: UICollectionViewCell { placed(UICollectionViewCell(frame: rect)) }
  /// An empty collection view.
  public var collection: UICollectionView {
    UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// An image view with the frame `rect` on the lower screen.
  public var imageView: UIImageView {
    let view = UIImageView(frame: rect)
    view.image = image
    if place == nil { view.backgroundColor = .systemBlue }
    lower.view.addSubview(view)
    return view
  }

  /// An image view on the lower screen that shows the part of it that it covers.
  public var shownView: UIImageView {
    (lower as? ScreenController).map { TrialContext(on: $0).imageView } ?? imageView
  }

  /// An image of what the lower screen shows in `rect`, or of one color if that screen is not one of a
  /// trial.
  public var image: UIImage {
    if place != nil || lower is ScreenController { return covered }
    return UIGraphicsImageRenderer(size: rect.size).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(origin: .zero, size: rect.size))
    }
  }

  /// What the lower screen shows in `rect`.
  private var covered: UIImage {
    UIGraphicsImageRenderer(size: rect.size).image { _ in
      lower.view.drawHierarchy(
        in: lower.view.bounds.offsetBy(dx: -rect.minX, dy: -rect.minY), afterScreenUpdates: true)
    }
  }
}

/// An object of a storyboard of which nothing is known.
private final class EmptyArchive: ArchivedObject {
  func attribute(_ name: String) -> String? { nil }
  func object(for key: String) -> NSObject? { nil }
  func type(for key: String) -> AnyClass? { nil }
  func restore(_ object: NSObject, as level: AnyClass) {}
}
