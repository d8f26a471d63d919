// Conversion of a scene's images to UIKit's.

import SegueScenes
import UIKit

/// Creates views from the images of a scene.
@MainActor
struct SceneImages {
  /// The library of decoded images.
  let images: ImageLibrary
  /// The scale of the images, in pixels per point.
  let scale: Double

  /// Returns a view that shows the image, or an empty view.
  func view(showing path: Located<String>?, contentMode: ContentMode) -> UIView {
    // An image that cannot be read has been reported before anything is built.
    guard let path, let found = try? images.image(path.value, forScale: scale) else {
      return UIView(frame: .zero)
    }
    let view = UIImageView(frame: .zero)
    view.image = UIImage(cgImage: found.image, scale: found.scale, orientation: .up)
    view.contentMode = UIView.ContentMode(contentMode)
    return view
  }

  /// Returns a view that shows an image as the scene describes it.
  func view(_ description: SceneImage) -> UIView {
    let view = view(showing: description.path, contentMode: description.contentMode)
    guard let view = view as? UIImageView else { return view }
    if let insets = description.capInsets {
      let caps = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      view.image = view.image?.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    }
    if let tint = description.tint {
      view.image = view.image?.withRenderingMode(.alwaysTemplate)
      view.tintColor = .painted(tint)
    }
    let filter = CALayerContentsFilter(description.sampling)
    (view.layer.magnificationFilter, view.layer.minificationFilter) = (filter, filter)
    return view
  }
}
