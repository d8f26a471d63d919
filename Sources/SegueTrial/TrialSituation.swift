// What initializers ask for, with values that make sense for the transition at hand. Names decide where
// types do not: a number called `damping` is no duration.

import SegueStage
import SegueTransitions
import UIKit

/// The transition for which an object is made.
@MainActor
public struct TrialSituation {
  /// What happens.
  public let role: TransitionRole
  /// The screen that is left.
  public let from: UIViewController
  /// The screen that comes.
  public let to: UIViewController
  /// The navigation around them, if there is one.
  public let around: UINavigationController?
  /// The tabs of which they are two.
  public let tabs: UITabBarController?
  /// Where `rect` is, if not in its usual place.
  private var place: CGRect?

  init(
    _ role: TransitionRole, from: UIViewController, to: UIViewController,
    around: UINavigationController? = nil, tabs: UITabBarController? = nil
  ) {
    (self.role, self.from, self.to, self.around) = (role, from, to, around)
    self.tabs = tabs
    place = nil
  }

  /// That of a screen that is asked for something of its own.
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

  /// Whether it goes there, not back.
  public var isThere: Bool { role.direction == .there }
  /// The same for navigations.
  public var operation: UINavigationController.Operation { isThere ? .push : .pop }
  /// The screen that is presented or pushed, there and back.
  public var upper: UIViewController { isThere ? to : from }
  /// The screen that presents it, or is below it.
  public var lower: UIViewController { isThere ? from : to }

  // MARK: Values

  /// The whole screen.
  public var bounds: CGRect { UIScreen.main.bounds }

  /// A small rectangle, as a cell or a button has it.
  public var rect: CGRect {
    if let place { return place }
    let bounds = UIScreen.main.bounds
    return CGRect(
      x: bounds.width * 0.1, y: bounds.height * 0.55, width: bounds.width * 0.35,
      height: bounds.height * 0.2)
  }
  /// Its middle.
  public var point: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
  /// Three quarters of the screen.
  public var size: CGSize {
    CGSize(width: UIScreen.main.bounds.width * 0.75, height: UIScreen.main.bounds.height * 0.75)
  }

  /// A number for what is called `name`.
  public func number(_ name: String) -> Double {
    let name = name.lowercased()
    for (words, value) in Self.numbers where words.contains(where: name.contains) { return value }
    return 0.5
  }

  private static let numbers: [([String], Double)] = [
    (["delay"], 0), (["damping", "ratio"], 0.8), (["velocity"], 0), (["radius"], 16),
    (["scale"], 0.9), (["alpha", "opacity", "dim"], 0.5), (["angle", "rotation"], 0.5),
    (["height"], 300), (["width"], 200), (["inset", "margin", "padding", "offset"], 20),
    (["duration", "time", "interval"], 0.5),
  ]

  /// A whole number for what is called `name`.
  public func integer(_ name: String) -> Int {
    let name = name.lowercased()
    return ["index", "tag", "row", "section", "page"].contains(where: name.contains) ? 0 : 4
  }

  /// Yes or no for what is called `name`.
  public func flag(_ name: String) -> Bool {
    let name = name.lowercased()
    if ["dismiss", "pop", "revers", "clos", "hid", "backward"].contains(where: name.contains) {
      return !isThere
    }
    if ["present", "push", "forward", "open", "show", "appear"].contains(where: name.contains) {
      return isThere
    }
    return name.contains("animat") || name.contains("enabled")
  }

  /// A controller for what is called `name`.
  public func controller(_ name: String) -> UIViewController {
    let name = name.lowercased()
    let below = ["from", "source", "presenting", "parent", "base", "root", "list", "main"]
    if name != "presented", below.contains(where: name.contains) {
      return name.contains("from") ? from : lower
    }
    return name == "to" || name.hasPrefix("tov") ? to : upper
  }

  /// A navigation: the one around, or one that shows nothing.
  public var navigation: UINavigationController { around ?? UINavigationController() }
  /// Tabs: those around, or some that show nothing.
  public var tabBar: UITabBarController { tabs ?? UITabBarController() }

  /// A view where `rect` is, on the screen below.
  public var view: UIView {
    if place != nil { return imageView }
    let view = UIView(frame: rect)
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 8
    lower.view.addSubview(view)
    return view
  }

  /// `view`, on the screen below, where `rect` is unless it has a size.
  public func placed<View: UIView>(_ view: View) -> View {
    if view.bounds.isEmpty { view.frame = rect }
    if view.backgroundColor == nil { view.backgroundColor = .systemBlue }
    lower.view.addSubview(view)
    return view
  }

  /// `recognizer`, which watches the screen that is presented or pushed.
  public func attached<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    upper.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// A cell of a table.
  public var tableCell: UITableViewCell {
    placed(UITableViewCell(style: .default, reuseIdentifier: nil))
  }
  /// One of which protocols of the files may want more than a cell is.
  public var cell: TrialView {
    let cell = TrialView(frame: rect)
    cell.situation = self
    return placed(cell)
  }
  /// A cell of a grid.
  public var collectionCell: UICollectionViewCell { placed(UICollectionViewCell(frame: rect)) }
  /// A grid that shows nothing.
  public var collection: UICollectionView {
    UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// The same with a picture.
  public var imageView: UIImageView {
    let view = UIImageView(frame: rect)
    view.image = image
    if place == nil { view.backgroundColor = .systemBlue }
    lower.view.addSubview(view)
    return view
  }

  /// A picture of one colour; on a screen, of what shows where `rect` is.
  public var image: UIImage {
    UIGraphicsImageRenderer(size: rect.size).image { context in
      if place != nil {
        lower.view.drawHierarchy(
          in: lower.view.bounds.offsetBy(dx: -rect.minX, dy: -rect.minY), afterScreenUpdates: true)
        return
      }
      UIColor.systemBlue.setFill()
      context.fill(CGRect(origin: .zero, size: rect.size))
    }
  }
}
