// The superclasses of the classes of UIKit and Core Animation, as far as their names tell.

/// The classes of UIKit and Core Animation.
enum FrameworkClasses {
  /// Returns the superclasses of a class, nearest first.
  static func superclasses(of name: String) -> [String] {
    var (line, current) = ([String](), name)
    while let next = superclass(of: current), line.count < 8 {
      line.append(next)
      current = next
    }
    return line
  }

  /// Returns whether files can add members to a class of that name that its subclasses override.
  static func hasSubclasses(_ name: String) -> Bool {
    name.hasPrefix("UI") || name == "CALayer"
  }

  private static func superclass(of name: String) -> String? {
    if let named = superclasses[name] { return named }
    if name.hasPrefix("CA"), name.hasSuffix("Layer"), name != "CALayer" { return "CALayer" }
    guard name.hasPrefix("UI"), !others.contains(name) else { return nil }
    if name.hasSuffix("GestureRecognizer") {
      return name == "UIGestureRecognizer" ? nil : "UIGestureRecognizer"
    }
    return name.hasSuffix("ViewController") ? "UIViewController" : "UIView"
  }

  /// The classes whose superclass the name does not tell.
  private static let superclasses: [String: String] = [
    "UIApplication": "UIResponder", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISearchController": "UIViewController", "UIAlertController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "UIVideoEditorController": "UINavigationController",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UIColorWell": "UIControl", "UISearchTextField": "UITextField",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
  ]

  /// The superclasses of classes of apps that are neither views nor view controllers.
  private static let others: Set = [
    "UIResponder", "UICollectionViewLayout", "UIPresentationController", "UIStoryboardSegue",
    "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIDocument", "UIColor",
    "UIImage", "UIFont", "UIBezierPath", "UIDynamicBehavior", "UIActivity", "UIMenu", "UIAction",
    "UIPercentDrivenInteractiveTransition", "UIScreen", "UIDevice", "UIEvent", "UITouch",
  ]
}
