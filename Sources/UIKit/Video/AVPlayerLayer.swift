// The layer that shows what a player plays.

import Foundation

/// How a movie is placed in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A gravity of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As large as fits inside.
  public static let resizeAspect = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspect")
  /// As small as covers everything.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched over the bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a player plays. What covers more than the bounds is cut off by `masksToBounds`, as for any
/// layer.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      contents = player.map { player in TimedContents { player.image(atSeconds: $0) } }
    }
  }

  /// How the movie is placed.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { contentsGravity = gravity }
  }

  /// A layer for `player`.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    contents = player.map { player in TimedContents { player.image(atSeconds: $0) } }
  }

  /// An empty layer.
  public override init() {
    super.init()
    contentsGravity = .resizeAspect
  }

  /// A copy of the model values of `layer`, as for a presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentsGravity = .resizeAspect
  }

  /// Whether there is a picture to show.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }

  /// Where the movie lies in the bounds.
  open var videoRect: CGRect {
    guard let size = player?.currentItem?.presentationSize, size.width > 0, size.height > 0 else {
      return .zero
    }
    if videoGravity == .resize { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale = videoGravity == .resizeAspectFill ? max(x, y) : min(x, y)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private var gravity: CALayerContentsGravity {
    switch videoGravity {
    case .resizeAspectFill: .resizeAspectFill
    case .resize: .resize
    default: .resizeAspect
    }
  }
}
