// Features that Core Animation draws and this module does not. They are named, so that they are
// reported and never drawn incorrectly without notice.

import SegueDisplay

extension CALayer {
  /// Returns the properties in use here that commits do not draw, in a fixed order.
  final func unsupportedProperties(_ shown: LayerProperties) -> [String] {
    var found: [String] = []
    if let contentsTiles, let bitmap = (shown.contents as? CGImage)?.bitmap,
      contentsTiles.isTooLarge(
        bitmap,
        filling: CGSize(
          width: shown.bounds.width * shown.contentsScale,
          height: shown.bounds.height * shown.contentsScale))
    {
      found.append("contents of more than \(ContentsTiles.maximumPixels) pixels with their tiles")
    }
    if shown.backgroundColor?.pattern != nil,
      LayerDrawing(layer: self, shown: shown, context: RenderContext(transform: .identity))
        .exceedsPattern
    {
      found.append("backgroundColor with a pattern of too many tiles")
    }
    if BlendMode(compositingFilter: compositingFilter) == nil {
      let name = compositingFilter as? String
      found.append("compositingFilter" + (name.map { " \"\($0)\"" } ?? " that is not a name"))
    }
    if filters?.isEmpty == false { found.append("filters") }
    if backgroundFilters?.isEmpty == false { found.append("backgroundFilters") }
    if let type = shown.gradient?.type, ![.axial, .radial, .conic].contains(type) {
      found.append("type of CAGradientLayer \"\(type.rawValue)\"")
    }
    if let replicator = shown.replicator { found += replicator.unsupportedValues }
    if let emitter = shown.emitter { found += emitter.unsupportedValues }
    for entry in attached {
      found += entry.animation.unsupportedValues(on: shown)
    }
    return found
  }

  final func unsupportedFeatures(_ shown: LayerProperties) -> [UnsupportedFeature] {
    let own = unsupportedProperties(shown).map {
      UnsupportedFeature(layer: name ?? String(describing: type(of: self)), property: $0)
    }
    return own + shown.recordings.flatMap(\.unsupported)
  }
}

extension LayerProperties {
  /// The recordings among the contents and the contents that they change to.
  var recordings: [DisplayRecording] {
    if contents == nil, incoming == nil { return [] }
    return [contents, incoming?.contents].compactMap { RecordedContents($0)?.recording }
  }
}

/// Features in the order in which they were found, each once.
struct UnsupportedFeatures {
  private(set) var list: [UnsupportedFeature] = []
  private var known: Set<UnsupportedFeature> = []

  mutating func insert(_ feature: UnsupportedFeature) {
    if known.insert(feature).inserted { list.append(feature) }
  }
}
