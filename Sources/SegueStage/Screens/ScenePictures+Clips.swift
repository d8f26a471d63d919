// Movies in a scene's screens.

import SegueScenes
import UIKit

extension ScenePictures {
  /// A view that shows the movie at `path`, or an empty one: a movie that cannot be read has been
  /// reported before anything is built. It plays from the instant at which it is made.
  /// - Parameters:
  ///   - loops: whether it begins anew at its end; else its last picture stays.
  ///   - rate: seconds of the movie for each of the scene; negative ones go backwards, 0 is a still.
  ///   - start: where in the movie it begins, in seconds.
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
