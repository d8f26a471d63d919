import Foundation

/// A layer that draws a color gradient over its background.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public override init() {
    super.init()
    properties.ofClass = .gradient(GradientProperties())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAGradientLayer) { properties.ofClass = .gradient(GradientProperties()) }
  }

  /// Creates a layer without colors. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .gradient(GradientProperties())
  }

  private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }

  private func update<Value: Equatable>(
    _ property: LayerProperty, _ place: WritableKeyPath<GradientProperties, Value>, _ value: Value
  ) {
    guard gradient[keyPath: place] != value else { return }
    change(property) { $0.updateGradient { $0[keyPath: place] = value } }
  }

  /// The colors, each a `CGColor`. Other objects are skipped.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { update(.colors, \.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }

  /// The location of each color, increasing in 0…1. With `nil`, colors are evenly spaced.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { update(.locations, \.locations, (newValue ?? []).map(\.doubleValue)) }
  }

  /// The point of the first color, in units of the bounds. For radial and conic gradients, the
  /// center.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { update(.startPoint, \.startPoint, newValue) }
  }

  /// The point of the last color, in units of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { update(.endPoint, \.endPoint, newValue) }
  }

  /// The geometry of the gradient.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { properties.updateGradient { $0.type = newValue } }
  }
}

extension LayerProperties {
  /// The properties of a gradient layer; `nil` for other layers.
  package var gradient: GradientProperties? {
    if case .gradient(let gradient)? = ofClass { gradient } else { nil }
  }

  mutating func updateGradient(_ update: (inout GradientProperties) -> Void) {
    guard var gradient else { return }
    update(&gradient)
    ofClass = .gradient(gradient)
  }
}
