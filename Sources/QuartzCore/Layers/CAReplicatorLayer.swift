import Foundation

/// A layer that draws its sublayers repeatedly, each time transformed, delayed and colored relative
/// to the previous instance.
///
/// The sublayers are the first instance. All properties are animatable. Touches hit the first
/// instance only.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// Creates a layer with a single instance.
  public override init() {
    super.init()
    properties.ofClass = .replicator(ReplicatorProperties())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAReplicatorLayer) { properties.ofClass = .replicator(ReplicatorProperties()) }
  }

  /// Creates a layer with a single instance. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .replicator(ReplicatorProperties())
  }

  private var replicator: ReplicatorProperties { properties.replicator ?? ReplicatorProperties() }

  private func update<Value: Equatable>(
    _ property: LayerProperty, _ place: WritableKeyPath<ReplicatorProperties, Value>, _ value: Value
  ) {
    guard replicator[keyPath: place] != value else { return }
    change(property) { $0.updateReplicator { $0[keyPath: place] = value } }
  }

  /// The number of instances, including the sublayers themselves.
  open var instanceCount: Int {
    get { Int(exactly: replicator.count.rounded(.down)) ?? 0 }
    set { update(.instanceCount, \.count, Double(newValue)) }
  }

  /// The delay of each instance relative to the previous one, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { update(.instanceDelay, \.delay, newValue) }
  }

  /// The transform from each instance to the next, applied about the center of this layer.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { update(.instanceTransform, \.transform, newValue) }
  }

  /// The color that multiplies the colors of the first instance.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { update(.instanceColor, \.color, newValue) }
  }

  /// The offset added to the red component of `instanceColor` for each further instance.
  open var instanceRedOffset: Float {
    get { Float(replicator.redOffset) }
    set { update(.instanceRedOffset, \.redOffset, Double(newValue)) }
  }

  /// The offset added to the green component of `instanceColor` for each further instance.
  open var instanceGreenOffset: Float {
    get { Float(replicator.greenOffset) }
    set { update(.instanceGreenOffset, \.greenOffset, Double(newValue)) }
  }

  /// The offset added to the blue component of `instanceColor` for each further instance.
  open var instanceBlueOffset: Float {
    get { Float(replicator.blueOffset) }
    set { update(.instanceBlueOffset, \.blueOffset, Double(newValue)) }
  }

  /// The offset added to the alpha of `instanceColor` for each further instance.
  open var instanceAlphaOffset: Float {
    get { Float(replicator.alphaOffset) }
    set { update(.instanceAlphaOffset, \.alphaOffset, Double(newValue)) }
  }

  /// A Boolean value that indicates whether the instances keep their depth rather than lie in the
  /// layer's plane.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      storeStateBeforeChange()
      properties.updateReplicator { $0.preservesDepth = newValue }
    }
  }
}

extension LayerProperties {
  /// The properties of a replicator layer; `nil` for other layers.
  package var replicator: ReplicatorProperties? {
    if case .replicator(let replicator)? = ofClass { replicator } else { nil }
  }

  mutating func updateReplicator(_ update: (inout ReplicatorProperties) -> Void) {
    guard var replicator else { return }
    update(&replicator)
    ofClass = .replicator(replicator)
  }
}
