// The pictures of a scene, as UIKit has them.

import SegueScenes
import UIKit

/// The pictures of a scene as views.
@MainActor
struct ScenePictures {
  /// The decoded pictures.
  let images: ImageLibrary
  /// Their pixels for each point.
  let scale: Double

  /// A view that shows the picture, or an empty one.
  func view(showing path: Located<String>?, contentMode: ContentMode) -> UIView {
    // A picture that cannot be read has been reported before anything is built.
    guard let path, let found = try? images.image(path.value, forScale: scale) else {
      return UIView(frame: .zero)
    }
    let view = UIImageView(frame: .zero)
    view.image = UIImage(cgImage: found.image, scale: found.scale, orientation: .up)
    view.contentMode = UIView.ContentMode(contentMode)
    return view
  }

  /// A view that shows a picture as the scene asks.
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
