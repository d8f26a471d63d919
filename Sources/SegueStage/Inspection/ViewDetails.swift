// Everything about one view at an instant: its geometry, its attributes and its animations.

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The properties of a view at an instant, and the animations that change them.
package struct ViewDetails: Sendable, Hashable {
  /// A property with its displayed value.
  package struct Property: Sendable, Hashable {
    /// The name, as in UIKit or Core Animation.
    package var name: String
    /// The value as text.
    package var value: String
    /// The unit: `pt`, `°`, or `nil` for plain numbers and words.
    package var unit: String?
  }

  /// The properties: geometry first, then attributes that differ from those of a new layer.
  package var properties: [Property]
  /// The animations of the view's layer, oldest first.
  package var animations: [AnimationSummary]
}

extension ViewTree {
  /// Returns the properties and animations of the view `id`, or `nil` if there is no such view.
  package func details(of id: String) -> ViewDetails? {
    guard let entry = self[id] else { return nil }
    let layer = entry.view.layer
    let attributes = LayerAttributeReader(layer: layer, seconds: seconds).attributes
    return ViewDetails(
      properties: entry.geometry
        + attributes.map { attribute in
          ViewDetails.Property(
            name: attribute.name, value: attribute.text, unit: attribute.unit)
        },
      animations: layer.animations.flatMap { AnimationSummary.summaries(of: $0, on: layer) })
  }
}

extension ViewTree.Entry {
  /// The geometry of the view, in the coordinates of its superview.
  fileprivate var geometry: [ViewDetails.Property] {
    func property(_ name: String, _ numbers: [CGFloat], _ unit: String? = nil)
      -> ViewDetails.Property
    {
      let words = numbers.map { LayerAttribute.brief(Double($0)) }
      return ViewDetails.Property(name: name, value: words.joined(separator: " "), unit: unit)
    }
    let frame = node.frame
    let affine = CATransform3DGetAffineTransform(shown.transform)
    let parts = PlanarParts(affine)
    return [
      property("frame", [frame.minX, frame.minY, frame.width, frame.height], "pt"),
      property("position", [shown.position.x, shown.position.y], "pt"),
      property(
        "bounds",
        [shown.bounds.minX, shown.bounds.minY, shown.bounds.width, shown.bounds.height], "pt"),
      property("anchorPoint", [shown.anchorPoint.x, shown.anchorPoint.y]),
      property("transform.translation", [parts.translation.x, parts.translation.y], "pt"),
      property("transform.scale", [parts.scaleX, parts.scaleY]),
      property("transform.rotation", [parts.degrees], "°"),
      property("opacity", [shown.opacity]),
    ]
  }
}

/// The scale, rotation and translation of an affine transform.
struct PlanarParts {
  let scaleX, scaleY, degrees: Double
  let translation: CGPoint

  init(_ transform: CGAffineTransform) {
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    scaleX = (a * a + b * b).squareRoot()
    scaleY = scaleX > 0 ? (a * d - b * c) / scaleX : (c * c + d * d).squareRoot()
    degrees = scaleX > 0 ? atan2(b, a) * 180 / .pi : 0
    translation = CGPoint(x: transform.tx, y: transform.ty)
  }
}

extension LayerAttribute {
  private static let lengths: Set<String> = [
    "cornerRadius", "borderWidth", "shadowRadius", "shadowOffset", "lineWidth", "zPosition",
  ]

  /// The value as text.
  fileprivate var text: String {
    switch value {
    case .number(let number): Self.brief(number)
    case .words(let words): words
    }
  }

  /// The unit of the value.
  fileprivate var unit: String? {
    Self.lengths.contains(String(name.prefix { $0 != "." })) ? "pt" : nil
  }
}
