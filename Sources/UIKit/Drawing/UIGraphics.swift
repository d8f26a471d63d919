// swift-format-ignore-file: AlwaysUseLowerCamelCase
// UIKit's functions for drawing into the current context.

import Foundation

/// The context that is drawn into; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.top?.context }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the context current that was so before.
public func UIGraphicsPopContext() {
  if let top = GraphicsStack.top, top.imageScale == nil { GraphicsStack.pop() }
}

/// Begins a picture of `size`, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size`, `scale` pixels a point; 0 is the screen's. An opaque one is black where
/// nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  RecordingPixels.install()
  let scale = scale > 0 && scale.isFinite ? scale : GraphicsStack.screenScale
  let canvas = ImageCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale)
  let context = CGContext(bounds: canvas.bounds, scale: scale, isOpaque: opaque)
  GraphicsStack.push(context, imageScale: scale)
}

/// What has been drawn of the picture so far; `nil` outside of one, and for one without a size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = GraphicsStack.top, let scale = top.imageScale else { return nil }
  return top.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the picture.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.top?.imageScale != nil { GraphicsStack.pop() }
}

// MARK: Rectangles

/// Puts the fill colour into a rectangle, instead of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Puts the fill colour into a frame a point wide along the inside of a rectangle.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills a frame a point wide along the inside of a rectangle.
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

/// Cuts off what is drawn outside of a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
