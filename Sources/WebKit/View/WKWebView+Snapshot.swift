// Images of what a web view shows: the empty page, and what the app has added to the view.

import Foundation
import SegueWorld

/// The part of a web view that becomes an image, and its size.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the view, in its coordinates; `null` for all of it.
  open var rect = CGRect.null
  /// The width of the image, in points; `nil` for that of the part.
  open var snapshotWidth: NSNumber?
  /// A Boolean value that indicates whether changes are waited for. Nothing changes here.
  open var afterScreenUpdates = true

  /// Creates the settings for all of the view.
  @preconcurrency @MainActor public override init() { super.init() }
}

extension WKWebView {
  /// Passes an image of the view on in the next turn of the main queue; `nil` with an error if the part
  /// is empty.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let image = snapshot(snapshotConfiguration ?? WKSnapshotConfiguration())
    let error = image == nil ? WKError(.unknown, "The part of the web view is empty.") : nil
    World.current.schedule(at: World.current.now) { completionHandler(image, error) }
  }

  private func snapshot(_ configuration: WKSnapshotConfiguration) -> UIImage? {
    let part = configuration.rect.isNull ? bounds : configuration.rect.intersection(bounds)
    guard part.width > 0, part.height > 0 else { return nil }
    let width = configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
    guard width > 0, width.isFinite else { return nil }
    let scale = width / part.width
    let size = CGSize(width: width, height: part.height * scale)
    return UIGraphicsImageRenderer(size: size).image { _ in
      drawHierarchy(
        in: CGRect(
          x: -part.minX * scale, y: -part.minY * scale, width: bounds.width * scale,
          height: bounds.height * scale), afterScreenUpdates: true)
    }
  }
}
