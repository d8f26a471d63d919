// Frames of reference: views, the screen, the scene. Points go from one to another by way of the screen.

import Foundation

/// Something that points can be relative to.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// What of it shows, in its own coordinates.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen's coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's coordinates, which do not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The screen's coordinates.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension UICoordinateSpace {
  /// A point in the coordinates of `coordinateSpace`.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.place(ofScreenPoint: screenPoint(at: point))
  }

  /// A point of `coordinateSpace` in these coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    place(ofScreenPoint: coordinateSpace.screenPoint(at: point))
  }

  /// The box around a rectangle in the coordinates of `coordinateSpace`.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.box { convert($0, to: coordinateSpace) }
  }

  /// The box around a rectangle of `coordinateSpace` in these coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.box { convert($0, from: coordinateSpace) }
  }
}

extension UICoordinateSpace {
  /// A point in the screen's coordinates; one of a view in no window counts as its root's.
  fileprivate func screenPoint(at point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let (root, origin) = (view.convert(point, to: nil), view.window?.frame.origin ?? .zero)
    return CGPoint(x: root.x + origin.x, y: root.y + origin.y)
  }

  /// A point of the screen in these coordinates.
  fileprivate func place(ofScreenPoint point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }
}

extension CGRect {
  /// The box around the corners as `place` moves them.
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
