// What a layer shows otherwise than a new one of its class: read by goldens, which say what has changed when
// pixels differ. Where the layer is has its own place, `presentationSnapshot`.

import SegueTiming

/// What a layer shows otherwise than a new one.
package struct LayerLooks {
  /// Properties that are values, in the order of `LayerProperty`.
  package var values: [(property: LayerProperty, value: AnimatableValue)] = []
  /// The contents: a picture, a recording.
  package var contents: Any?
}

extension CALayer {
  /// What shows at `seconds` of world time, geometry left out.
  package final func looks(atSeconds seconds: Double) -> LayerLooks {
    let shown = shownProperties(atSeconds: seconds)
    var usual = LayerProperties()
    usual.ofClass = shown.ofClass?.untouched
    let values = LayerProperty.looks.compactMap { property in
      shown[property].flatMap { $0 == usual[property] ? nil : (property: property, value: $0) }
    }
    return LayerLooks(values: values, contents: shown.contents)
  }
}

extension LayerProperty {
  /// All that are neither geometry nor scales that follow the screen.
  fileprivate static let looks: [LayerProperty] = allCases.filter {
    switch $0 {
    case .bounds, .position, .transform, .opacity, .contents, .contentsScale: false
    default: true
    }
  }
}

extension ClassProperties {
  /// Those of a new layer of the same class.
  fileprivate var untouched: ClassProperties {
    switch self {
    case .shape: .shape(ShapeProperties())
    case .gradient: .gradient(GradientProperties())
    case .backdrop: .backdrop(BackdropEffect())
    case .text: .text(TextProperties())
    case .replicator: .replicator(ReplicatorProperties())
    case .emitter: .emitter(EmitterProperties())
    }
  }
}
