// The kinds of objects that files describe: the names of elements, and UIKit's classes for them.

import Foundation
import MapKit
import UIKit

/// A kind of object.
@MainActor
struct ObjectKind {
  /// The class whose initializer restores the object.
  let level: AnyClass
  /// Creates an object of UIKit's own class.
  let make: (NSCoder) -> NSObject?
  /// A Boolean value that indicates whether a custom class that is unknown is worth a warning.
  var isCustomizable = true
}

/// The names of the elements that describe objects.
@MainActor
enum ObjectKinds {
  /// Returns the kind of object that an element describes; `nil` if it is not known.
  static func kind(_ element: NibElement) -> ObjectKind? {
    if let kind = all[element.name] ?? kindBesideUIKit(element.name) { return kind }
    return ControllerKinds.kind(element.name)
  }

  private static func view<View: UIView>(_ type: View.Type, level: AnyClass? = nil) -> ObjectKind {
    ObjectKind(level: level ?? type) { type.init(coder: $0) }
  }

  private static func gesture(_ make: @escaping (NSCoder) -> NSObject?) -> ObjectKind {
    ObjectKind(level: UIGestureRecognizer.self, make: make)
  }

  /// The classes of views in modules beside UIKit. Programs of apps have these modules; the command has
  /// not, and finds no class.
  private static let viewsBesideUIKit = ["wkWebView": "WebKit.WKWebView"]

  private static func kindBesideUIKit(_ name: String) -> ObjectKind? {
    guard let type = viewsBesideUIKit[name].flatMap(CustomClasses.type) as? UIView.Type else {
      return nil
    }
    return view(type, level: UIView.self)
  }

  private static let all = views.merging(others) { first, _ in first }

  private static let views: [String: ObjectKind] = [
    "view": view(UIView.self), "containerView": view(UIView.self),
    "window": view(UIWindow.self, level: UIView.self),
    "control": view(UIControl.self, level: UIView.self),
    "label": view(UILabel.self), "button": view(UIButton.self),
    "imageView": view(UIImageView.self), "textField": view(UITextField.self),
    "textView": view(UITextView.self), "switch": view(UISwitch.self),
    "slider": view(UISlider.self), "stepper": view(UIStepper.self),
    "segmentedControl": view(UISegmentedControl.self),
    "progressView": view(UIProgressView.self),
    "activityIndicatorView": view(UIActivityIndicatorView.self),
    "pageControl": view(UIPageControl.self, level: UIView.self),
    "colorWell": view(UIColorWell.self, level: UIView.self),
    "datePicker": view(UIDatePicker.self), "pickerView": view(UIPickerView.self),
    "calendarView": view(UICalendarView.self),
    "scrollView": view(UIScrollView.self), "stackView": view(UIStackView.self),
    "visualEffectView": view(UIVisualEffectView.self), "toolbar": view(UIToolbar.self),
    "navigationBar": view(UINavigationBar.self), "tabBar": view(UITabBar.self),
    "searchBar": view(UISearchBar.self), "tableView": view(UITableView.self),
    "tableViewCell": view(UITableViewCell.self),
    "tableViewHeaderFooterView": view(UITableViewHeaderFooterView.self),
    "collectionView": view(UICollectionView.self),
    "collectionViewCell": view(UICollectionViewCell.self),
    "collectionReusableView": view(UICollectionReusableView.self),
    "refreshControl": view(UIRefreshControl.self), "mapView": view(MKMapView.self),
  ]

  private static let others: [String: ObjectKind] = [
    "barButtonItem": ObjectKind(level: UIBarButtonItem.self) { UIBarButtonItem(coder: $0) },
    "tabBarItem": ObjectKind(level: UITabBarItem.self) { UITabBarItem(coder: $0) },
    "navigationItem": ObjectKind(level: UINavigationItem.self) { UINavigationItem(coder: $0) },
    "collectionViewFlowLayout": ObjectKind(level: UICollectionViewLayout.self) {
      UICollectionViewFlowLayout(coder: $0)
    },
    "collectionViewLayout": ObjectKind(level: UICollectionViewLayout.self) {
      UICollectionViewLayout(coder: $0)
    },
    "tapGestureRecognizer": gesture { UITapGestureRecognizer(coder: $0) },
    "panGestureRecognizer": gesture { UIPanGestureRecognizer(coder: $0) },
    "screenEdgePanGestureRecognizer": gesture { UIScreenEdgePanGestureRecognizer(coder: $0) },
    "swipeGestureRecognizer": gesture { UISwipeGestureRecognizer(coder: $0) },
    "pinchGestureRecognizer": gesture { UIPinchGestureRecognizer(coder: $0) },
    "rotationGestureRecognizer": gesture { UIRotationGestureRecognizer(coder: $0) },
    // Interface Builder writes the name of long presses in this way.
    "pongPressGestureRecognizer": gesture { UILongPressGestureRecognizer(coder: $0) },
    "longPressGestureRecognizer": gesture { UILongPressGestureRecognizer(coder: $0) },
    "gestureRecognizer": gesture { UIGestureRecognizer(coder: $0) },
    "customObject": ObjectKind(level: NSObject.self) { _ in NSObject() },
  ]
}

/// The kinds of view controllers.
@MainActor
enum ControllerKinds {
  /// The names of the elements that describe view controllers.
  nonisolated static let names: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "pageViewController", "splitViewController", "glkViewController",
    "avPlayerViewController", "hostingController", "viewControllerPlaceholder",
  ]

  /// Returns the kind of controller with the given name; `nil` if it is not known. Kinds that do not
  /// exist here are plain view controllers.
  static func kind(_ name: String) -> ObjectKind? {
    switch name {
    case "tableViewController": kind(UITableViewController.self)
    case "collectionViewController": kind(UICollectionViewController.self)
    case "navigationController":
      ObjectKind(level: UINavigationController.self) { UINavigationController(coder: $0) }
    case "tabBarController": kind(UITabBarController.self)
    case "pageViewController": kind(UIPageViewController.self)
    case "splitViewController": kind(UISplitViewController.self)
    case "avPlayerViewController": kind(AVPlayerViewController.self)
    default: names.contains(name) ? kind(UIViewController.self) : nil
    }
  }

  /// The names of controllers that do not exist here, with what is shown instead.
  static let unsupported: [String: String] = [
    "glkViewController": "a plain view controller is used",
    "hostingController": "a plain view controller is used",
  ]

  private static func kind<Controller: UIViewController>(_ type: Controller.Type) -> ObjectKind {
    ObjectKind(level: UIViewController.self) { type.init(coder: $0) }
  }
}
