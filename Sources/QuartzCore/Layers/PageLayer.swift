import CoreGraphics
import Foundation
import SegueTiming

/// A layer that is bent like a page of paper. Its first sublayer is the front of the page, and its
/// second one, if there is one, the back, which lies in the same place as the front and is seen
/// through to the other side. Without a back, the front shows faintly through the paper. Further
/// sublayers are not displayed.
///
/// Apple's equivalent is not public; page view controllers and partial curls have one.
@preconcurrency @MainActor
package final class PageLayer: CALayer {
  /// Creates a flat page.
  package override init() {
    super.init()
    properties.ofClass = .page(PageFold())
  }

  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  package override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is PageLayer) { properties.ofClass = .page(PageFold()) }
  }

  /// Creates a flat page. Archives are not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.ofClass = .page(PageFold())
  }

  /// The way in which the page is bent. The place of the held point is animatable under the key
  /// `pagePoint`.
  package var fold: PageFold {
    get { properties.pageFold ?? PageFold() }
    set {
      guard newValue != fold else { return }
      change(.pagePoint) { $0.ofClass = .page(newValue) }
    }
  }
}

extension LayerProperties {
  /// The bend of a page; `nil` for other layers.
  package var pageFold: PageFold? {
    if case .page(let fold)? = ofClass { fold } else { nil }
  }
}

extension PageFold {
  /// The value of a property; `nil` for properties of other layer classes.
  subscript(property: LayerProperty) -> AnimatableValue? {
    property == .pagePoint ? .point(point) : nil
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) {
    if property == .pagePoint, case .point(let new) = value { point = new }
  }
}
