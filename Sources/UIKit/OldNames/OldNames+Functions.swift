// Functions and methods of Swift 3 and 4 that have since been renamed.

import Foundation

extension UIView {
  /// The former name of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The former name of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The former name of `children`.
  public var childViewControllers: [UIViewController] { children }
  /// The former name of `isMovingToParent`.
  public var isMovingToParentViewController: Bool { isMovingToParent }
  /// The former name of `isMovingFromParent`.
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
  /// The former name of `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// The former name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// The former name of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// The former name of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension: CGFloat = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates insets. The former spelling of the initializer.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates an offset. The former spelling of the initializer.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIImage.pngData()`.
@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIImage.jpegData(compressionQuality:)`.
@preconcurrency @MainActor
public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibility.isReduceMotionEnabled`.
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibility.isVoiceOverRunning`.
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIAccessibility.post(notification:argument:)`.
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a text representation of insets: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a text representation of a rectangle: `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a text representation of a point: `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(point.x), \(point.y)}" }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a text representation of a size: `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(size.width), \(size.height)}" }

extension UIStoryboardSegue {
  /// The former name of `destination`.
  public var destinationViewController: UIViewController { destination }
  /// The former name of `source`.
  public var sourceViewController: UIViewController { source }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// The former name of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The former name of `default`.
  public static let defaultRunLoopMode = RunLoop.Mode.default
  /// The former name of `common`.
  public static let commonModes = RunLoop.Mode.common
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite number of C's `float`.
public let HUGE = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `HUGE`: the largest finite number of C's `float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UINavigationController.hideShowBarDuration`.
@MainActor public let UINavigationControllerHideShowBarDuration =
  UINavigationController.hideShowBarDuration

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.ultraLight`.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.thin`.
public let UIFontWeightThin = UIFont.Weight.thin
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.light`.
public let UIFontWeightLight = UIFont.Weight.light
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.regular`.
public let UIFontWeightRegular = UIFont.Weight.regular
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.medium`.
public let UIFontWeightMedium = UIFont.Weight.medium
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = UIFont.Weight.semibold
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.bold`.
public let UIFontWeightBold = UIFont.Weight.bold
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.heavy`.
public let UIFontWeightHeavy = UIFont.Weight.heavy
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIFont.Weight.black`.
public let UIFontWeightBlack = UIFont.Weight.black

extension NSLayoutXAxisAnchor {
  /// The former name of `constraint(equalToSystemSpacingAfter:multiplier:)`.
  public func constraintEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
  /// The former name of `constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)`.
  public func constraintGreaterThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
  /// The former name of `constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)`.
  public func constraintLessThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// The former name of `constraint(equalToSystemSpacingBelow:multiplier:)`.
  public func constraintEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
  /// The former name of `constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)`.
  public func constraintGreaterThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
  /// The former name of `constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)`.
  public func constraintLessThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
}
