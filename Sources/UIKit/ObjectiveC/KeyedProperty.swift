// The properties that can be accessed by a string key.

import Foundation

/// A property that can be accessed by a string key.
@MainActor
struct KeyedProperty {
  let read: (NSObject) -> Any?
  /// Sets the property. Returns `false` if the property cannot have the value.
  let write: (NSObject, Any?) -> Bool
  private let matches: (NSObject) -> Bool

  init<Object: NSObject, Value>(_ path: KeyPath<Object, Value>) {
    matches = { $0 is Object }
    read = { object in
      (object as? Object).flatMap { Self.unwrapped($0[keyPath: path]) }
    }
    write = { object, value in
      guard let object = object as? Object,
        let path = path as? ReferenceWritableKeyPath<Object, Value>,
        let value: Value = Self.converted(value)
      else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Creates a property that the class does not declare.
  init<Object: NSObject, Value>(
    of kind: Object.Type, _ read: @escaping @MainActor (Object) -> Value?,
    _ write: @escaping @MainActor (Object, Value?) -> Bool = { _, _ in false }
  ) {
    matches = { $0 is Object }
    self.read = { ($0 as? Object).flatMap { read($0) } }
    self.write = { object, value in
      guard let object = object as? Object else { return false }
      let flat = value.flatMap(Self.unwrapped)
      let converted: Value? = flat.flatMap { Self.converted($0) }
      return flat != nil && converted == nil ? false : write(object, converted)
    }
  }

  /// Returns the property of `object` with the given key.
  static func of(_ object: NSObject, _ key: String) -> KeyedProperty? {
    let found = all[key]?.first { $0.matches(object) }
    // Apple's variables begin with an underscore.
    guard found == nil, key.hasPrefix("_") else { return found }
    return hidden[String(key.dropFirst())]?.first { $0.matches(object) }
  }

  private static let all: [String: [KeyedProperty]] =
    views.merging(controllers) { $0 + $1 }.merging(players) { $0 + $1 }.merging(hidden) { $0 + $1 }

  private static let views: [String: [KeyedProperty]] = [
    "frame": [.init(\UIView.frame)], "bounds": [.init(\UIView.bounds)],
    "center": [.init(\UIView.center)], "transform": [.init(\UIView.transform)],
    "alpha": [.init(\UIView.alpha)], "hidden": [.init(\UIView.isHidden)],
    "isHidden": [.init(\UIView.isHidden)], "opaque": [.init(\UIView.isOpaque)],
    "backgroundColor": [.init(\UIView.backgroundColor)], "tintColor": [.init(\UIView.tintColor)],
    "tag": [.init(\UIView.tag)], "clipsToBounds": [.init(\UIView.clipsToBounds)],
    "userInteractionEnabled": [.init(\UIView.isUserInteractionEnabled)],
    "layer": [.init(\UIView.layer)], "superview": [.init(\UIView.superview)],
    "subviews": [.init(\UIView.subviews)], "window": [.init(\UIView.window)],
    "text": [.init(\UILabel.text), .init(\UITextField.text)],
    "textColor": [.init(\UILabel.textColor), .init(\UITextField.textColor)],
    "font": [.init(\UILabel.font)],
    "attributedText": [.init(\UILabel.attributedText)],
    "image": [.init(\UIImageView.image), .init(\UIBarItem.image)],
    "contentOffset": [.init(\UIScrollView.contentOffset)],
    "contentSize": [.init(\UIScrollView.contentSize)],
    "contentInset": [.init(\UIScrollView.contentInset)],
    "zoomScale": [.init(\UIScrollView.zoomScale)],
    "enabled": [.init(\UIControl.isEnabled), .init(\UIBarItem.isEnabled)],
    "selected": [.init(\UIControl.isSelected)], "highlighted": [.init(\UIControl.isHighlighted)],
    "progress": [.init(\UIProgressView.progress)], "value": [.init(\UISlider.value)],
  ]

  private static let players: [String: [KeyedProperty]] = [
    "status": [.init(\AVPlayerItem.status), .init(\AVPlayer.status)],
    "rate": [.init(\AVPlayer.rate)], "timeControlStatus": [.init(\AVPlayer.timeControlStatus)],
    "currentItem": [.init(\AVPlayer.currentItem)], "duration": [.init(\AVPlayerItem.duration)],
    "loadedTimeRanges": [.init(\AVPlayerItem.loadedTimeRanges)],
    "playbackBufferEmpty": [.init(\AVPlayerItem.isPlaybackBufferEmpty)],
    "playbackLikelyToKeepUp": [.init(\AVPlayerItem.isPlaybackLikelyToKeepUp)],
    "outputVolume": [.init(\AVAudioSession.outputVolume)],
  ]

  private static let controllers: [String: [KeyedProperty]] = [
    "title": [.init(\UIViewController.title), .init(\UIBarItem.title)],
    "view": [.init(\UIViewController.view), .init(\UIGestureRecognizer.view)],
    "preferredContentSize": [.init(\UIViewController.preferredContentSize)],
    "transitioningDelegate": [.init(\UIViewController.transitioningDelegate)],
    "navigationItem": [.init(\UIViewController.navigationItem)],
    "navigationController": [.init(\UIViewController.navigationController)],
    "tabBarController": [.init(\UIViewController.tabBarController)],
    "presentedViewController": [.init(\UIViewController.presentedViewController)],
    "presentingViewController": [.init(\UIViewController.presentingViewController)],
    "viewControllers": [
      .init(\UINavigationController.viewControllers), .init(\UITabBarController.viewControllers),
    ],
    "orientation": [.init(\UIDevice.orientation)],
    "state": [.init(of: UIGestureRecognizer.self, { $0.state.rawValue })],
  ]
}
