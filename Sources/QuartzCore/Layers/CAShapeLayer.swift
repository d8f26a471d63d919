import Foundation

/// A layer that draws a path over its contents and beneath its sublayers.
///
/// All properties except fill rule, cap, join and dash pattern are animatable. A path is
/// interpolated point by point with one that has the same types of elements in the same order; with
/// any other, it switches halfway. Paths are animated only explicitly: setting one starts no
/// implicit animation.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    properties.ofClass = .shape(ShapeProperties())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAShapeLayer) { properties.ofClass = .shape(ShapeProperties()) }
  }

  /// Creates a layer without a path. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .shape(ShapeProperties())
  }

  private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }

  private func update<Value: Equatable>(
    _ property: LayerProperty, _ place: WritableKeyPath<ShapeProperties, Value>, _ value: Value
  ) {
    guard shape[keyPath: place] != value else { return }
    change(property) { $0.updateShape { $0[keyPath: place] = value } }
  }

  private func set<Value: Equatable>(
    _ place: WritableKeyPath<ShapeProperties, Value>, _ value: Value
  ) {
    properties.updateShape { $0[keyPath: place] = value }
  }

  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    get { shape.path.map { CGPath($0) } }
    set { update(.path, \.path, newValue?.outline) }
  }

  /// The color that fills the path; `nil` for no fill.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { update(.fillColor, \.fillColor, newValue) }
  }

  /// The rule that determines the interior of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue) }
  }

  /// The color of the stroke; `nil` for no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { update(.strokeColor, \.strokeColor, newValue) }
  }

  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { CGFloat(shape.strokeStart) }
    set { update(.strokeStart, \.strokeStart, Double(newValue)) }
  }

  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { CGFloat(shape.strokeEnd) }
    set { update(.strokeEnd, \.strokeEnd, Double(newValue)) }
  }

  /// The width of the stroke.
  open var lineWidth: CGFloat {
    get { CGFloat(shape.lineWidth) }
    set { update(.lineWidth, \.lineWidth, Double(newValue)) }
  }

  /// The maximum length of a miter relative to the line width.
  open var miterLimit: CGFloat {
    get { CGFloat(shape.miterLimit) }
    set { update(.miterLimit, \.miterLimit, Double(newValue)) }
  }

  /// The style of the ends of open lines.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue) }
  }

  /// The style of the corners of the line.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue) }
  }

  /// The offset into the dash pattern at which the stroke begins.
  open var lineDashPhase: CGFloat {
    get { CGFloat(shape.lineDashPhase) }
    set { update(.lineDashPhase, \.lineDashPhase, Double(newValue)) }
  }

  /// The alternating lengths of dashes and gaps; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) }
    }
    set { set(\.lineDashPattern, (newValue ?? []).map(\.doubleValue)) }
  }
}

extension LayerProperties {
  /// The properties of a shape layer; `nil` for other layers.
  package var shape: ShapeProperties? {
    if case .shape(let shape)? = ofClass { shape } else { nil }
  }

  mutating func updateShape(_ update: (inout ShapeProperties) -> Void) {
    guard var shape else { return }
    update(&shape)
    ofClass = .shape(shape)
  }
}
