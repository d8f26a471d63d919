// The movies of a scene's screens.

import SegueScenes
import UIKit

extension SceneImages {
  /// Returns a view that plays the movie at `path`, starting at the instant of this call. Returns
  /// an empty view if the movie cannot be read, which has been reported earlier.
  /// - Parameters:
  ///   - loops: A Boolean value that indicates whether the movie starts again when it ends.
  ///     Otherwise its last image stays.
  ///   - rate: The seconds of the movie per second of the scene. Negative values play backward, 0
  ///     shows a still image.
  ///   - start: The initial position in the movie, in seconds.
  func view(
    playing path: Located<String>, contentMode: ContentMode, loops: Bool = true, rate: Double = 1,
    start: Double = 0
  ) -> UIView {
    guard let clip = try? images.clip(path.value) else { return UIView(frame: .zero) }
    let view = VideoView(clip, loops: loops, rate: rate, start: start)
    view.contentMode = UIView.ContentMode(contentMode)
    return view
  }
}
