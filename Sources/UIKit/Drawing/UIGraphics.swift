// swift-format-ignore-file: AlwaysUseLowerCamelCase
// UIKit's functions for drawing into the current context.

import Foundation

/// Returns the current context of this thread; `nil` outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.top?.context }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() {
  if let top = GraphicsStack.top, top.imageScale == nil { GraphicsStack.pop() }
}

/// Begins an image of `size` points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points.
///
/// - Parameter opaque: Whether the image is opaque, with a black background.
/// - Parameter scale: The pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  RecordingPixels.install()
  let scale = scale > 0 && scale.isFinite ? scale : GraphicsStack.screenScale
  let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale)
  let context = CGContext(bounds: canvas.bounds, scale: scale, isOpaque: opaque)
  GraphicsStack.push(context, imageScale: scale)
}

/// Returns what has been drawn into the image so far; `nil` outside an image, or for an empty size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = GraphicsStack.top, let scale = top.imageScale else { return nil }
  return top.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.top?.imageScale != nil { GraphicsStack.pop() }
}

// MARK: Rectangles

/// Replaces a rectangle with the fill color.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Replaces a frame of one point along the inside of a rectangle with the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills a frame of one point along the inside of a rectangle with the fill color and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext(), rect.isFinite else { return }
  let outer = rect.standardized
  let inner = outer.insetBy(dx: 1, dy: 1)
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(outer)
  if !inner.isNull { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Clips subsequent drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
