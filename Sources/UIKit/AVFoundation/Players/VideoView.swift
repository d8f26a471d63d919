// The view of movies in scenes. Apps write the same around an `AVPlayerLayer`.

import Foundation
import SegueImages

/// A view that plays a movie on the world's clock.
package final class VideoView: UIView {
  package override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The player of the movie.
  package let player: AVPlayer

  /// Creates a view that plays `clip` from the current instant.
  /// - Parameters:
  ///   - clip: The movie.
  ///   - loops: Whether the movie repeats at its end.
  ///   - rate: The seconds of the movie per second of world time.
  ///   - start: The time in the movie at which playback begins, in seconds.
  package init(_ clip: VideoClip, loops: Bool, rate: Double = 1, start: Double = 0) {
    player = AVPlayer(playerItem: AVPlayerItem(clip: clip))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    player.loops = loops
    player.seek(toSeconds: start)
    player.exactRate = rate
    (layer as? AVPlayerLayer)?.player = player
    layer.contentsGravity = contentMode.gravity
  }

  package required init?(coder: NSCoder) {
    player = AVPlayer()
    super.init(coder: coder)
  }

  package override var intrinsicContentSize: CGSize {
    player.currentItem?.presentationSize ?? super.intrinsicContentSize
  }
}
