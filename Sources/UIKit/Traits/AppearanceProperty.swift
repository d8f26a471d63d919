// The properties that an appearance proxy passes on. A property counts as set if it differs from
// that of a new view.

import Foundation

/// A property that appearance proxies pass on.
@MainActor
struct AppearanceProperty {
  /// Copies the property from `proxy` to `view` if it differs between `proxy` and `pristine`, and
  /// is equal in `view` and `pristine`.
  let hand: (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Void

  init<Kind: UIView, Value>(
    _ path: ReferenceWritableKeyPath<Kind, Value>,
    _ areSame: @escaping @MainActor (Value, Value) -> Bool
  ) {
    hand = { proxy, pristine, view in
      guard let proxy = proxy as? Kind, let pristine = pristine as? Kind, let view = view as? Kind,
        !areSame(proxy[keyPath: path], pristine[keyPath: path]),
        areSame(view[keyPath: path], pristine[keyPath: path])
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  init<Kind: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Kind, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// Creates a property with text attributes, of which only the presence of any attributes is
  /// compared.
  init<Kind: UIView>(_ path: ReferenceWritableKeyPath<Kind, [NSAttributedString.Key: Any]?>) {
    self.init(path) { ($0 ?? [:]).isEmpty == ($1 ?? [:]).isEmpty }
  }

  /// All properties that appearance proxies pass on.
  static let all: [AppearanceProperty] = views + bars + controls

  private static let views: [AppearanceProperty] = [
    .init(\UIView.ownTintColor), .init(\UIView.backgroundColor), .init(\UILabel.textColor),
    .init(\UILabel.font), .init(\UITextField.textColor), .init(\UITableView.separatorColor),
    .init(\UITableView.separatorInset), .init(\UIScrollView.indicatorStyle),
    .init(\UIScrollView.contentInsetAdjustmentBehavior),
  ]

  private static let bars: [AppearanceProperty] = [
    .init(\UINavigationBar.barTintColor), .init(\UINavigationBar.isTranslucent),
    .init(\UINavigationBar.barStyle), .init(\UINavigationBar.titleTextAttributes),
    .init(\UINavigationBar.largeTitleTextAttributes), .init(\UINavigationBar.shadowImage),
    .init(\UINavigationBar.legacyBackgroundImage), .init(\UINavigationBar.prefersLargeTitles),
    .init(\UINavigationBar.ownStandard), .init(\UINavigationBar.ownEdge),
    .init(\UITabBar.barTintColor), .init(\UITabBar.isTranslucent), .init(\UITabBar.barStyle),
    .init(\UITabBar.backgroundImage), .init(\UITabBar.shadowImage),
    .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.ownStandard),
    .init(\UITabBar.ownEdge), .init(\UIToolbar.barTintColor), .init(\UIToolbar.isTranslucent),
    .init(\UIToolbar.barStyle), .init(\UIToolbar.own),
  ]

  private static let controls: [AppearanceProperty] = [
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor), .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor), .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor),
    .init(\UISegmentedControl.selectedSegmentTintColor), .init(\UIActivityIndicatorView.color),
    .init(\UISegmentedControl.titleAttributes) { $0.isEmpty == $1.isEmpty },
  ]
}
