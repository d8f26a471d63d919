// What apps set and read by key although it is not a public property of UIKit's classes: parts of search
// bars, the looks of alerts and wheels, the corners of views, bars of an app's own.

import Foundation
import SegueWorld

extension KeyedProperty {
  /// The properties without public names, also with an underscore before the key.
  static let hidden: [String: [KeyedProperty]] =
    [parts, looks, alerts, bars].reduce([:]) { $0.merging($1) { $0 + $1 } }

  private static let parts: [String: [KeyedProperty]] = [
    "searchField": [.init(\UISearchBar.searchTextField)],
    "cancelButton": [.init(of: UISearchBar.self, { $0.cancel })],
    "cancelButtonText": [
      .init(
        of: UISearchBar.self, { $0.cancel.title(for: .normal) },
        { bar, text in
          bar.cancel.setTitle(text ?? "Cancel", for: .normal)
          bar.setNeedsLayout()
          return true
        })
    ],
    "clearButton": [.init(of: UITextField.self, { $0.clearButton })],
    "pageImage": [.init(\UIPageControl.preferredIndicatorImage)],
    "currentPageImage": [.init(\UIPageControl.preferredCurrentPageIndicatorImage)],
  ]

  /// Corners, which views have by private methods with these names, and the text of wheels.
  private static let looks: [String: [KeyedProperty]] = [
    "cornerRadius": [.init(\UIView.layer.cornerRadius)],
    "continuousCornerRadius": [
      .init(
        of: UIView.self, { $0.layer.cornerRadius },
        { view, radius in
          view.layer.cornerRadius = radius ?? 0
          view.layer.cornerCurve = .continuous
          return true
        })
    ],
    "textColor": [.init(\UIPickerView.textColor), .init(\UIDatePicker.textColor)],
    "highlightsToday": [.init(\UIDatePicker.highlightsToday)],
    "magnifierLineColor": [.init(\UIPickerView.magnifierLineColor)],
  ]

  private static let alerts: [String: [KeyedProperty]] = [
    "titleTextColor": [.init(\UIAlertAction.look.titleColor)],
    "imageTintColor": [.init(\UIAlertAction.look.imageTint)],
    "image": [.init(\UIAlertAction.look.image)],
    "titleTextAlignment": [
      .init(
        of: UIAlertAction.self, { $0.look.alignment.rawValue },
        { action, number in
          guard let alignment = number.flatMap(NSTextAlignment.init(rawValue:)) else {
            return false
          }
          action.look.alignment = alignment
          return true
        })
    ],
    "attributedTitle": [.init(\UIAlertController.attributedTitle)],
    "attributedMessage": [.init(\UIAlertController.attributedMessage)],
    "contentViewController": [.init(\UIAlertController.contentViewController)],
  ]

  private static let bars: [String: [KeyedProperty]] = [
    "view": [.init(of: UIBarItem.self, { $0.observer as? UIView })],
    "hidesShadow": [
      .init(
        of: UINavigationBar.self, { $0.shadowImage != nil },
        { bar, hides in
          bar.shadowImage = hides == true ? UIImage() : nil
          return true
        })
    ],
    "navigationBar": [
      .init(
        of: UINavigationController.self, { $0.navigationBar },
        { $1.map($0.adopt(bar:)) ?? false })
    ],
    "tabBar": [
      .init(of: UITabBarController.self, { $0.tabBar }, { $1.map($0.adopt(bar:)) ?? false })
    ],
    "statusBar": [.init(of: UIApplication.self, noStatusBar)],
    "statusBarWindow": [.init(of: UIApplication.self, noStatusBar)],
  ]

  private static func noStatusBar(_ application: UIApplication) -> UIView? {
    World.current.warn(
      "the status bar is no view that value(forKey:) finds, as from iOS 13 on; what an app does with it "
        + "is not seen")
    return nil
  }
}
