// Foundation's encoders and decoders for `encode(encoder:)` and `decode(type:decoder:)`.

import Foundation
import OpenCombine

// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// JSON is data.
  public typealias Output = Data
}
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// JSON is data.
  public typealias Input = Data
}
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Property lists are data.
  public typealias Output = Data
}
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Property lists are data.
  public typealias Input = Data
}
