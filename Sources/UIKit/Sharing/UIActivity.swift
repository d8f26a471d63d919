// The activities of a share sheet.

import Foundation

/// A service that works on shared items, such as copying them.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Prints the items. There is no printer.
    public static let print = system("Print")
    /// Sends the items by mail. There is no mail.
    public static let mail = system("Mail")
    /// Sends the items as a message. There are no messages.
    public static let message = system("Message")
    /// Saves images. There is no photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Assigns an image to a contact. There are no contacts.
    public static let assignToContact = system("AssignToContact")
    /// Adds a page to the reading list. There is none.
    public static let addToReadingList = system("AddToReadingList")
    /// Sends the items to a device nearby. There is none.
    public static let airDrop = system("AirDrop")
    /// Posts the items to Facebook. It is not there.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts the items to Twitter. It is not there.
    public static let postToTwitter = system("PostToTwitter")
    /// Posts the items to Weibo. It is not there.
    public static let postToWeibo = system("PostToWeibo")
    /// Posts the items to Vimeo. It is not there.
    public static let postToVimeo = system("TencentVimeo")
    /// Posts the items to Flickr. It is not there.
    public static let postToFlickr = system("PostToFlickr")
    /// Posts the items to Weibo. It is not there.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// Opens the items in a book reader. There is none.
    public static let openInIBooks = system("OpenInIBooks")
    /// Marks up the items as a PDF. There is no such app.
    public static let markupAsPDF = system("MarkupAsPDF")
  }

  /// The kinds of activities.
  public enum Category: Int, Sendable {
    /// An action on the items.
    case action
    /// Sharing of the items.
    case share
  }

  /// Creates an activity.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The kind of the activity. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: UIImage? { nil }
  /// A controller that the activity shows; `nil` if it needs none.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can work on the items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. Called if it has no controller.
  open func perform() {}

  /// Called after `activityDidFinish(_:)`.
  var onFinish: (Bool) -> Void = { _ in }
  /// Ends the activity. An implementation calls it.
  open func activityDidFinish(_ completed: Bool) { onFinish(completed) }
}

/// The activity that copies the items to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { BarGlyph.symbol("content_copy", pointSize: 17) }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !Self.pasteboardItems(activityItems).isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    UIPasteboard.general.items = Self.pasteboardItems(items)
    activityDidFinish(true)
  }

  private static func pasteboardItems(_ items: [Any]) -> [[String: Any]] {
    items.compactMap { item in
      switch item {
      case let text as String: ["public.utf8-plain-text": text]
      case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
      case let url as URL: ["public.url": url]
      case let image as UIImage: ["com.apple.uikit.image": image]
      default: nil
      }
    }
  }
}

/// The interface of objects that supply an item of a share sheet.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an item of the same kind, for the choice of activities.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
