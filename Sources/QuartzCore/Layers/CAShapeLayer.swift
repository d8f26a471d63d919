import Foundation

/// A layer that draws a path over its contents and beneath its sublayers.
///
/// All but the fill rule, cap, join and dash pattern are animatable. A path turns into one that has the
/// same kinds of steps in the same order point by point; into any other it turns halfway, at once. It
/// does so only in explicit animations: a new path starts none.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// A layer without a path.
  public override init() {
    super.init()
    properties.ofClass = .shape(ShapeProperties())
  }

  /// A copy of the model values of `layer`, as for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAShapeLayer) { properties.ofClass = .shape(ShapeProperties()) }
  }

  /// A layer without a path: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .shape(ShapeProperties())
  }

  override func copyForPresentation() -> CALayer { CAShapeLayer(layer: self) }

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

  /// The lines and curves, in the layer's coordinates.
  open var path: CGPath? {
    get { shape.path.map { CGPath($0) } }
    set { update(.path, \.path, newValue?.outline) }
  }

  /// Fills the inside; `nil` leaves it out.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { update(.fillColor, \.fillColor, newValue) }
  }

  /// What of the path is inside.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue) }
  }

  /// Draws the line; `nil` leaves it out.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { update(.strokeColor, \.strokeColor, newValue) }
  }

  /// Where the line begins, as a share of the path's length.
  open var strokeStart: CGFloat {
    get { CGFloat(shape.strokeStart) }
    set { update(.strokeStart, \.strokeStart, Double(newValue)) }
  }

  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat {
    get { CGFloat(shape.strokeEnd) }
    set { update(.strokeEnd, \.strokeEnd, Double(newValue)) }
  }

  /// The width of the line.
  open var lineWidth: CGFloat {
    get { CGFloat(shape.lineWidth) }
    set { update(.lineWidth, \.lineWidth, Double(newValue)) }
  }

  /// How far the tip of a corner may reach, over the width of the line.
  open var miterLimit: CGFloat {
    get { CGFloat(shape.miterLimit) }
    set { update(.miterLimit, \.miterLimit, Double(newValue)) }
  }

  /// The ends of open lines.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue) }
  }

  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue) }
  }

  /// How far into the pattern of dashes the line begins.
  open var lineDashPhase: CGFloat {
    get { CGFloat(shape.lineDashPhase) }
    set { update(.lineDashPhase, \.lineDashPhase, Double(newValue)) }
  }

  /// Lengths of dashes and gaps in turn; `nil` for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) }
    }
    set { set(\.lineDashPattern, (newValue ?? []).map(\.doubleValue)) }
  }
}

extension LayerProperties {
  /// What a shape layer has; `nil` for other layers.
  package var shape: ShapeProperties? {
    if case .shape(let shape)? = ofClass { shape } else { nil }
  }

  mutating func updateShape(_ update: (inout ShapeProperties) -> Void) {
    guard var shape else { return }
    update(&shape)
    ofClass = .shape(shape)
  }
}
