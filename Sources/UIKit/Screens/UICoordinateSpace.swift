// Coordinate spaces: views, the screen and the scene. Points are converted by way of the screen's
// coordinates.

import Foundation

/// An object with a coordinate system of its own.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the object in its own coordinate system.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}

extension UICoordinateSpace {
  /// Converts a point from this coordinate space to `coordinateSpace`.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.place(ofScreenPoint: screenPoint(at: point))
  }

  /// Converts a point from `coordinateSpace` to this coordinate space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    place(ofScreenPoint: coordinateSpace.screenPoint(at: point))
  }

  /// Converts a rectangle from this coordinate space to `coordinateSpace`.
  ///
  /// - Returns: The bounding box of the converted rectangle.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.box { convert($0, to: coordinateSpace) }
  }

  /// Converts a rectangle from `coordinateSpace` to this coordinate space.
  ///
  /// - Returns: The bounding box of the converted rectangle.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.box { convert($0, from: coordinateSpace) }
  }
}

extension UICoordinateSpace {
  /// Returns a point in the screen's coordinates. For a view without a window, these are the
  /// coordinates of its root view.
  fileprivate func screenPoint(at point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let (root, origin) = (view.convert(point, to: nil), view.window?.frame.origin ?? .zero)
    return CGPoint(x: root.x + origin.x, y: root.y + origin.y)
  }

  /// Returns a point of the screen in these coordinates.
  fileprivate func place(ofScreenPoint point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }
}

extension CGRect {
  /// Returns the bounding box of the corners after `place` has been applied to them.
  fileprivate func box(_ place: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(place)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
