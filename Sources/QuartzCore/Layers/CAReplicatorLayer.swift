import Foundation

/// A layer that draws its sublayers again and again, each time moved, delayed and coloured once more.
///
/// The sublayers are the first instance. Everything here is animatable. Touches find the first instance
/// only.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// A layer that repeats nothing.
  public override init() {
    super.init()
    properties.ofClass = .replicator(ReplicatorProperties())
  }

  /// A copy of the model values of `layer`, as for a presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAReplicatorLayer) { properties.ofClass = .replicator(ReplicatorProperties()) }
  }

  /// A layer that repeats nothing: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .replicator(ReplicatorProperties())
  }

  override func copyForPresentation() -> CALayer { CAReplicatorLayer(layer: self) }

  private var replicator: ReplicatorProperties { properties.replicator ?? ReplicatorProperties() }

  private func update<Value: Equatable>(
    _ property: LayerProperty, _ place: WritableKeyPath<ReplicatorProperties, Value>, _ value: Value
  ) {
    guard replicator[keyPath: place] != value else { return }
    change(property) { $0.updateReplicator { $0[keyPath: place] = value } }
  }

  /// How many instances there are, the sublayers themselves counted.
  open var instanceCount: Int {
    get { Int(exactly: replicator.count.rounded(.down)) ?? 0 }
    set { update(.instanceCount, \.count, Double(newValue)) }
  }

  /// How many seconds each instance is behind the one before it.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { update(.instanceDelay, \.delay, newValue) }
  }

  /// What makes each instance of the one before it, about the middle of this layer.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { update(.instanceTransform, \.transform, newValue) }
  }

  /// What the colours of the first instance are multiplied by.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { update(.instanceColor, \.color, newValue) }
  }

  /// Added to the red of `instanceColor` from one instance to the next.
  open var instanceRedOffset: Float {
    get { Float(replicator.redOffset) }
    set { update(.instanceRedOffset, \.redOffset, Double(newValue)) }
  }

  /// Added to the green of `instanceColor` from one instance to the next.
  open var instanceGreenOffset: Float {
    get { Float(replicator.greenOffset) }
    set { update(.instanceGreenOffset, \.greenOffset, Double(newValue)) }
  }

  /// Added to the blue of `instanceColor` from one instance to the next.
  open var instanceBlueOffset: Float {
    get { Float(replicator.blueOffset) }
    set { update(.instanceBlueOffset, \.blueOffset, Double(newValue)) }
  }

  /// Added to the alpha of `instanceColor` from one instance to the next.
  open var instanceAlphaOffset: Float {
    get { Float(replicator.alphaOffset) }
    set { update(.instanceAlphaOffset, \.alphaOffset, Double(newValue)) }
  }

  /// Whether the instances keep their depth instead of lying in the layer's plane.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set {
      remember()
      properties.updateReplicator { $0.preservesDepth = newValue }
    }
  }
}

extension LayerProperties {
  /// What a replicator layer has; `nil` for other layers.
  package var replicator: ReplicatorProperties? {
    if case .replicator(let replicator)? = ofClass { replicator } else { nil }
  }

  mutating func updateReplicator(_ update: (inout ReplicatorProperties) -> Void) {
    guard var replicator else { return }
    update(&replicator)
    ofClass = .replicator(replicator)
  }
}
