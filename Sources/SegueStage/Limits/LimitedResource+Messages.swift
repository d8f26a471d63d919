// The messages about exceeded limits.

import SegueDiagnostics
import SegueWorld

extension LimitedResource {
  /// Returns the message about an excess.
  /// - Parameters:
  ///   - found: The amount that was requested, or a phrase if the counting stopped at the limit.
  ///   - limit: The maximum amount.
  ///   - instant: The instant at which the limit was exceeded, in seconds, or `nil` if it is exceeded
  ///     whenever the scene is played.
  ///   - layer: The name of the layer that exceeded it, if the position does not show that.
  func excessMessage(
    found: String, limit: Int, instant: Double? = nil, layer: String? = nil
  ) -> String {
    let place = layer.map { ", reached by the layer \(QuotedText.quoted($0))" } ?? ""
    let time = instant.map { ", at t = \($0) s" } ?? ""
    return
      "the limit '\(rawValue)' is exceeded: \(found) \(noun) \(extent)\(place)\(time); expected "
      + "at most \(limit). Use fewer, or raise the limit with --limits \(rawValue)=N"
  }

  private var noun: String {
    switch self {
    case .layouts: "layouts of views"
    case .measurements: "measurements of views"
    case .instances: "instances of replicators"
    case .planes: "layers and cuts in depth"
    case .surfacePixels: "pixels of intermediate surfaces"
    case .pathElements: "path elements"
    case .steps: "steps"
    case .touchSamples: "samples of touches"
    case .imagePixels: "pixels"
    case .views, .layers, .particles, .dashes, .glyphs: rawValue
    }
  }
}
