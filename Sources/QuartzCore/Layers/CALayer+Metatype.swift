// Layers whose class is known only at run time: `Layer()` where `Layer` is a generic parameter, the
// layers of views, and presentation layers. `Sources/UIKit/Metatypes` explains how.

import Foundation

/// A class of layers that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueLayerMetatype {}

extension CALayer: SegueLayerMetatype {}

extension SegueLayerMetatype {
  /// Creates a layer of a class that is known only at run time.
  @preconcurrency @MainActor
  public init() {
    self = Self.converted { $0.allocated() }
  }

  /// Creates a copy of a layer, of a class that is known only at run time.
  @preconcurrency @MainActor
  public init(layer: Any) {
    self = Self.converted { $0.allocated(layer: layer) }
  }

  private static func converted(_ make: (CALayer.Type) -> CALayer) -> Self {
    guard let kind = Self.self as? CALayer.Type, let layer = make(kind) as? Self else {
      preconditionFailure("\(Self.self) is not a class derived from CALayer")
    }
    return layer
  }
}

extension CALayer {
  @_silgen_name("segue_layer_allocate")
  @usableFromInline
  convenience init(allocated: Void) { self.init() }

  /// Calls `init()` of this class.
  @_silgen_name("segue_layer_allocate")
  package static func allocated() -> CALayer

  @_silgen_name("segue_layer_allocate_copy")
  @usableFromInline
  convenience init(allocated layer: Any) { self.init(layer: layer) }

  /// Calls `init(layer:)` of this class.
  @_silgen_name("segue_layer_allocate_copy")
  static func allocated(layer: consuming Any) -> CALayer
}
