// The geometry function of AVFoundation.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest rectangle with the given aspect ratio that fits in `boundingRect`, centered.
/// Returns a zero rectangle for an aspect ratio without extent.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
