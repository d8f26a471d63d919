// A view that shows a movie: what scenes use. Apps write the same around an `AVPlayerLayer`.

import Foundation
import SegueImages

/// Shows a movie on the world's clock.
package final class VideoView: UIView {
  package override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// What plays.
  package let player: AVPlayer

  /// Shows `clip` from `start` seconds on, `rate` seconds of it for each of the world's. It plays from
  /// this instant on.
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
