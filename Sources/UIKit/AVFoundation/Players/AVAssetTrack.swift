// The tracks of assets.

import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind, as Apple defines it.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Images.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Objects that are found in images.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
}

/// A track of an asset.
@preconcurrency @MainActor
open class AVAssetTrack: NSObject {
  /// The asset.
  open private(set) weak var asset: AVAsset?
  /// The kind of media.
  public let mediaType: AVMediaType
  /// The number of the track.
  open var trackID: Int32 { 1 }
  /// The rotation of the images. They are upright already.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The size of the images in pixels; zero for a sound.
  public let naturalSize: CGSize
  /// The range of times.
  public let timeRange: CMTimeRange
  /// The mean number of images per second; 0 for a sound.
  public let nominalFrameRate: Float

  init(_ asset: AVAsset, _ type: AVMediaType) {
    (self.asset, mediaType, naturalSize) = (asset, type, asset.naturalSize)
    timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    nominalFrameRate = asset.file.clip.map { Float(Double($0.frameCount) / $0.duration) } ?? 0
    super.init()
  }

  /// Returns a value.
  open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.read(self)
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  /// The size of the images.
  public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  /// The rotation of the images.
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  /// The mean number of images per second.
  public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}
