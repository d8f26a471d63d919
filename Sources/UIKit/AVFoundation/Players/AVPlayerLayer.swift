// The layer that shows the images of a player.

import Foundation

/// The way in which a movie is scaled to its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity, as Apple defines it.
  public let rawValue: String
  /// Creates a gravity with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The movie is scaled to fit in the bounds and keeps its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspect")
  /// The movie is scaled to fill the bounds and keeps its aspect ratio.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The movie is stretched to the bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows the images of a player. Parts outside the bounds are clipped if
/// `masksToBounds` is set, as in any layer.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  /// The player whose images are shown.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      contents = player.map { player in TimedContents { player.image(atSeconds: $0) } }
    }
  }

  /// The way in which the movie is scaled to the bounds. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { contentsGravity = gravity }
  }

  /// Creates a layer for `player`.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    contents = player.map { player in TimedContents { player.image(atSeconds: $0) } }
  }

  /// Creates a layer without a player.
  public override init() {
    super.init()
    contentsGravity = .resizeAspect
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer without a player. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentsGravity = .resizeAspect
  }

  /// A Boolean value that indicates whether the player has an item to show.
  open var isReadyForDisplay: Bool { player?.currentItem != nil }

  /// The rectangle of the movie in the layer's bounds.
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
