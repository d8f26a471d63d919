// What a controller says to the navigation bar around it.

import Foundation

/// What a navigation bar would show for one controller. Bars are not drawn.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// Whether the back button is hidden.
  open var hidesBackButton = false

  /// An item with this title.
  public init(title: String) { self.title = title }
}
