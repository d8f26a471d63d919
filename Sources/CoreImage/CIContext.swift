// The computation of images.

import Foundation

/// The computation of images.
public final class CIContext: NSObject {
  private let space: CIWorkingSpace

  /// Creates a context that computes in linear light.
  public override init() {
    space = .linear
    super.init()
  }

  /// Creates a context. Of the options, `workingColorSpace` matters: with `NSNull` the components are
  /// not converted to linear light.
  public init(options: [CIContextOption: Any]?) {
    space = options?[.workingColorSpace] is NSNull ? .encoded : .linear
    super.init()
  }

  /// Computes a part of an image, in sRGB. `nil` if it is empty, has more than 2²⁶ pixels or more than
  /// 16,384 on a side, or if memory is not available.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let area = CIArea(fromRect)
    guard area.isComputable else { return nil }
    return image.render(area, space).image(space)
  }

  /// Removes what is kept of earlier computations. Nothing is.
  public func clearCaches() {}
}

/// The name of an option of a context.
public struct CIContextOption: RawRepresentable, Sendable, Hashable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor computes, as it always does here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of computations: `NSNull` for none; sRGB's linear one otherwise.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of results, which is always sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether intermediate results are kept. None are.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The priority of computations, which does not exist here.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}
