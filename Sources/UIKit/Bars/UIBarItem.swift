// The superclass of the items of all bars. An item is data; the view that shows it is notified of
// changes.

import Foundation

/// A view that shows a bar item.
@MainActor
protocol BarItemObserver: AnyObject {
  /// Called when the item has changed.
  func barItemDidChange()
}

/// The abstract superclass of items in bars.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Creates an empty item.
  public override init() { super.init() }
  /// Creates an empty item. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    coder.restore(self, as: UIBarItem.self)
  }

  /// Called after the item has been loaded from a storyboard or nib. The default implementation
  /// does nothing.
  open func awakeFromNib() {}

  /// The title of the item.
  open var title: String? { didSet { changed() } }
  /// The image of the item.
  open var image: UIImage? { didSet { changed() } }
  /// The image in landscape on phones. Stored but not used, because bars have the same height in
  /// landscape.
  open var landscapeImagePhone: UIImage?
  /// The image for users of large text, who see it while they hold the item. Stored but not used.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image for users of large text. Stored but not used.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The insets of the image. Only their differences count: they move the image.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// A Boolean value that indicates whether the item responds to touches.
  open var isEnabled = true { didSet { changed() } }
  /// An integer that identifies the item.
  open var tag = 0

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  weak var observer: (any BarItemObserver)?

  /// Sets the text attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  /// Returns the text attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
      ?? ClassAppearances.current.items(for: self).lazy.compactMap { $0.titleAttributes[state] }
      .first
  }

  /// Notifies the view that shows the item of a change.
  func changed() { observer?.barItemDidChange() }
}

extension UILabel {
  /// Sets the text with a font and a color that apply unless the attributes contain others.
  func write(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
  ) {
    self.font = attributes[.font] as? UIFont ?? font
    textColor = attributes[.foregroundColor] as? UIColor ?? color
    let others = attributes.keys.filter { $0 != .font && $0 != .foregroundColor }
    if others.isEmpty {
      self.text = text
    } else {
      var all = attributes
      (all[.font], all[.foregroundColor]) = (self.font, textColor)
      attributedText = text.map { NSAttributedString(string: $0, attributes: all) }
    }
  }
}
