// The picker of the photo library, which is empty: it can only be cancelled.

import Foundation

/// The configuration of a picker.
public struct PHPickerConfiguration: Sendable, Hashable {
  /// The number of images that can be picked; 0 for any number.
  public var selectionLimit = 1
  /// The kinds of what can be picked; `nil` for all.
  public var filter: PHPickerFilter?
  /// Creates a configuration for one item of any kind.
  public init() {}
}

/// The kinds of what can be picked.
public struct PHPickerFilter: Sendable, Hashable {
  private let kinds: Set<String>
  /// Images.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Movies.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Live photos.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// Returns a filter for all of the given kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce([]) { $0.union($1.kinds) })
  }
}

/// Something that was picked. There is never one.
public struct PHPickerResult: Sendable, Hashable {
  /// The identifier in the photo library.
  public let assetIdentifier: String?
  /// The provider of the representations.
  public let itemProvider: NSItemProvider
}

/// The method that a picker calls on its delegate.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called at the end, with an empty list. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker of the photo library, which is empty.
@preconcurrency @MainActor
open class PHPickerViewController: SegueAbsentServiceController {
  /// The configuration.
  public let configuration: PHPickerConfiguration
  /// The object that is notified at the end.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for one item of any kind.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  override var absence: String { "The photo library is not available." }
  override func end() {
    if let delegate { return delegate.picker(self, didFinishPicking: []) }
    dismiss(animated: true)
  }
}
