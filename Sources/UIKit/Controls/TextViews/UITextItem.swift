// What can be tapped in a text view: links, attachments, and text with a tag.

import Foundation

/// A link, an attachment or a piece of tagged text in a text view.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The contents of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// The value of the attribute `textItemTag`.
    case tag(String)
  }

  /// The menu of an item. Menus of items are not shown: touches do not open them.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The menu.
    public let menu: UIMenu
    /// Creates a configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// The contents.
  public let content: Content
  /// The characters of the item, in UTF-16 code units.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}

/// The way in which the user has touched a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press that opens a menu. It does not occur: touches do not open menus of text.
  case presentActions = 1
  /// A press that opens a preview. It does not occur.
  case preview = 2
}

/// The place of a link, for UI tests and for scripts. It is transparent, and touches on it are the text
/// view's.
@MainActor
final class TextLinkView: UIView {
  /// The text of the link.
  var words = ""
}
