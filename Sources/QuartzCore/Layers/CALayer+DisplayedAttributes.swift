// The attributes in which a layer differs from a new one of its class. Goldens read them to report
// what has changed when pixels differ. The layer's geometry is described separately, by
// `presentationSnapshot`.

import SegueTiming

/// The attributes in which a layer differs from a new one.
package struct DisplayedAttributes {
  /// The properties that are values, in the order of `LayerProperty`.
  package var values: [(property: LayerProperty, value: AnimatableValue)] = []
  /// The contents: an image or a recording.
  package var contents: Any?
}

extension CALayer {
  /// Returns the displayed attributes at `seconds` of world time, without geometry.
  package final func attributes(atSeconds seconds: Double) -> DisplayedAttributes {
    let shown = shownProperties(atSeconds: seconds)
    var usual = LayerProperties()
    usual.ofClass = shown.ofClass?.untouched
    let values = LayerProperty.attributes.compactMap { property in
      shown[property].flatMap { $0 == usual[property] ? nil : (property: property, value: $0) }
    }
    return DisplayedAttributes(values: values, contents: shown.contents)
  }
}

extension LayerProperty {
  /// All properties except geometry and the scales that follow the screen.
  fileprivate static let attributes: [LayerProperty] = allCases.filter {
    switch $0 {
    case .bounds, .position, .transform, .opacity, .contents, .contentsScale: false
    default: true
    }
  }
}

extension ClassProperties {
  /// The properties of a new layer of the same class.
  fileprivate var untouched: ClassProperties {
    switch self {
    case .shape: .shape(ShapeProperties())
    case .gradient: .gradient(GradientProperties())
    case .backdrop: .backdrop(BackdropEffect())
    case .text: .text(TextProperties())
    case .replicator: .replicator(ReplicatorProperties())
    case .emitter: .emitter(EmitterProperties())
    case .page: .page(PageFold())
    }
  }
}
