import Foundation

/// A layer that draws colours that run into each other, over its background.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// A layer without colours.
  public override init() {
    super.init()
    properties.ofClass = .gradient(GradientProperties())
  }

  /// A copy of the model values of `layer`, as for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAGradientLayer) { properties.ofClass = .gradient(GradientProperties()) }
  }

  /// A layer without colours: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .gradient(GradientProperties())
  }

  override func copyForPresentation() -> CALayer { CAGradientLayer(layer: self) }

  private var gradient: GradientProperties { properties.gradient ?? GradientProperties() }

  private func update<Value: Equatable>(
    _ property: LayerProperty, _ place: WritableKeyPath<GradientProperties, Value>, _ value: Value
  ) {
    guard gradient[keyPath: place] != value else { return }
    change(property) { $0.updateGradient { $0[keyPath: place] = value } }
  }

  /// The colours, each a `CGColor`; what is none is left out.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { update(.colors, \.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }

  /// Where each colour is, rising in 0…1; `nil` spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { update(.locations, \.locations, (newValue ?? []).map(\.doubleValue)) }
  }

  /// Where the first colour is, in units of the bounds; the centre, for radial and conic ones.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { update(.startPoint, \.startPoint, newValue) }
  }

  /// Where the last colour is, in units of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { update(.endPoint, \.endPoint, newValue) }
  }

  /// How the colours run.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { properties.updateGradient { $0.type = newValue } }
  }
}

extension LayerProperties {
  /// What a gradient layer has; `nil` for other layers.
  package var gradient: GradientProperties? {
    if case .gradient(let gradient)? = ofClass { gradient } else { nil }
  }

  mutating func updateGradient(_ update: (inout GradientProperties) -> Void) {
    guard var gradient else { return }
    update(&gradient)
    ofClass = .gradient(gradient)
  }
}
