// The pasteboard. It is in the memory of the world: nothing is exchanged with the machine or with
// other worlds, and it is empty at first.

import Foundation
import SegueWorld

/// A container for data that apps copy and paste.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options of items.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the items expire. Not used: items remain.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether the items stay on this device, as they always do.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// The notification that is posted after the contents have changed.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// The notification that is posted after a pasteboard has been removed.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The types of texts.
  public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// The types of URLs.
  public static let typeListURL = ["public.url"]
  /// The types of images.
  public static let typeListImage = ["public.png", "public.jpeg", "com.apple.uikit.image"]
  /// The types of colors.
  public static let typeListColor = ["com.apple.uikit.color"]

  /// The general pasteboard.
  open class var general: UIPasteboard { Pasteboards.current.named(.general) }

  /// Returns the pasteboard of the given name, which is created if `create` is `true`.
  public convenience init?(name: Name, create: Bool) {
    guard create || Pasteboards.current.contains(name) else { return nil }
    self.init(name)
    store = Pasteboards.current.named(name).store
  }

  /// Returns a new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard { Pasteboards.current.unnamed() }

  /// Empties the pasteboard of the given name, and removes it.
  open class func remove(withName pasteboardName: Name) {
    Pasteboards.current.remove(pasteboardName)
    NotificationCenter.ofApp.post(name: removedNotification, object: nil)
  }

  /// The name of the pasteboard.
  open private(set) var name: Name
  fileprivate var store = PasteboardStore()

  fileprivate init(_ name: Name) {
    self.name = name
    super.init()
  }

  // MARK: Items

  /// The number of changes of the contents so far.
  open var changeCount: Int { store.changeCount }
  /// The items, each with values by type.
  open var items: [[String: Any]] {
    get { store.items }
    set { replace(newValue) }
  }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Replaces the items. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { replace(items) }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { replace(self.items + items) }
  /// Returns whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }
  /// Returns the value of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Returns the value of the first item, if it is data.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  /// Replaces the contents by a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: value]])
  }
  /// Replaces the contents by data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace([[pasteboardType: data]])
  }

  private func replace(_ items: [[String: Any]]) {
    store.items = items
    store.changeCount += 1
    NotificationCenter.ofApp.post(name: Self.changedNotification, object: self)
  }

  // MARK: Kinds of values

  /// The text of the first item.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items.
  open var strings: [String]? {
    get { values(Self.typeListString) { $0 as? String ?? ($0 as? URL)?.absoluteString } }
    set { set(newValue, "public.utf8-plain-text") }
  }
  /// The URL of the first item.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items.
  open var urls: [URL]? {
    get { values(Self.typeListURL) { $0 as? URL } }
    set { set(newValue, "public.url") }
  }
  /// The image of the first item.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items.
  open var images: [UIImage]? {
    get { values(Self.typeListImage) { $0 as? UIImage } }
    set { set(newValue, "com.apple.uikit.image") }
  }
  /// The color of the first item.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of all items.
  open var colors: [UIColor]? {
    get { values(Self.typeListColor) { $0 as? UIColor } }
    set { set(newValue, "com.apple.uikit.color") }
  }
  /// A Boolean value that indicates whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether there is an image.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether there is a color.
  open var hasColors: Bool { colors != nil }

  private func values<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in
      types.compactMap { item[$0].flatMap(convert) }.first
    }
    return found.isEmpty ? nil : found
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    replace((values ?? []).map { [type: $0] })
  }
}

/// The contents of a pasteboard.
@MainActor
final class PasteboardStore {
  var items: [[String: Any]] = []
  var changeCount = 0
}

/// The pasteboards of a world.
@MainActor
private final class Pasteboards {
  static var current: Pasteboards { World.current.associatedObject { Pasteboards() } }

  private var all: [UIPasteboard.Name: UIPasteboard] = [:]
  private var made = 0

  func contains(_ name: UIPasteboard.Name) -> Bool { all[name] != nil }

  func named(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let known = all[name] { return known }
    let new = UIPasteboard(name)
    all[name] = new
    return new
  }

  func unnamed() -> UIPasteboard {
    made += 1
    return named(UIPasteboard.Name("pasteboard \(made)"))
  }

  func remove(_ name: UIPasteboard.Name) {
    all[name]?.store.items = []
    all[name] = nil
  }
}
