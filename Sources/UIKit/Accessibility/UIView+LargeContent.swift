// What a view shows in the large content viewer, for users of accessibility sizes. There is no such viewer
// here; the values are kept.

import Foundation

/// What a view has set for the large content viewer.
struct LargeContent {
  static let key = AssociationKey("large content")

  var isShown = false
  var title: String?
  var image: UIImage?
  var insets = UIEdgeInsets.zero
  var isScaled = false
}

extension UIView {
  private var largeContent: LargeContent {
    get { objc_getAssociatedObject(self, LargeContent.key) as? LargeContent ?? LargeContent() }
    set { objc_setAssociatedObject(self, LargeContent.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// A Boolean value that indicates whether the viewer shows the view. The default is `false`.
  public var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }

  /// The title in the viewer. The default is `nil`.
  public var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }

  /// The image in the viewer. The default is `nil`.
  public var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }

  /// The insets of the image in the viewer, in points. The default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }

  /// A Boolean value that indicates whether the viewer enlarges the image. The default is `false`.
  public var scalesLargeContentImage: Bool {
    get { largeContent.isScaled }
    set { largeContent.isScaled = newValue }
  }
}

/// The interaction with which a view opens the large content viewer. There is none here.
@preconcurrency @MainActor
public final class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view with the interaction.
  public private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the viewer is available for the user's text size. Always `false`.
  public class var isEnabled: Bool { false }

  /// Called when the interaction is about to be added to a view, or removed.
  public func willMove(to view: UIView?) {}
  /// Called when the interaction has been added to a view, or removed.
  public func didMove(to view: UIView?) { self.view = view }
}
