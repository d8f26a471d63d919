// What the items of all bars have in common. An item is data; the view that shows it is told when it changes.

import Foundation

/// A view that shows an item.
@MainActor
protocol BarItemObserver: AnyObject {
  /// The item has changed.
  func barItemDidChange()
}

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// An item that shows nothing.
  public override init() { super.init() }
  /// An item that shows nothing; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// What it says.
  open var title: String? { didSet { changed() } }
  /// What it shows.
  open var image: UIImage? { didSet { changed() } }
  /// Kept; bars are as high in landscape.
  open var landscapeImagePhone: UIImage?
  /// Moves the picture.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether it takes touches.
  open var isEnabled = true { didSet { changed() } }
  /// A number to find the item by.
  open var tag = 0

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  weak var observer: (any BarItemObserver)?

  /// Sets how the title is written in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    changed()
  }

  /// How the title is written in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
      ?? ClassAppearances.current.items(for: self).lazy.compactMap { $0.titleAttributes[state] }
      .first
  }

  /// Tells whoever shows the item.
  func changed() { observer?.barItemDidChange() }
}

extension UILabel {
  /// Writes `text` in a font and a colour, unless the attributes say otherwise.
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
