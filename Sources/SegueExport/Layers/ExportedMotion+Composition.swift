// The frames that layers compose, drawn by our own rasterizer.

import CoreGraphics
import SegueDisplay

extension ExportedMotion {
  /// Returns what the layers show at a frame.
  package func list(at frame: Int) -> DisplayList {
    DisplayList(
      width: width, height: height, background: background, items: items(layers, frame))
  }

  private func items(_ layers: [ExportedLayer], _ frame: Int) -> [DisplayItem] {
    layers.flatMap { layer -> [DisplayItem] in
      guard layer.frames.contains(frame) else { return [] }
      return items(layer, frame).faded(by: layer.opacity.values(at: frame)[0])
    }
  }

  private func items(_ layer: ExportedLayer, _ frame: Int) -> [DisplayItem] {
    switch layer.content {
    case .image(let index, let track):
      let (bitmap, size) = (images[index].bitmap, images[index].size)
      let rect = CGRect(origin: .zero, size: size)
      return placed(track.map(at: frame, size: size)) {
        .image(ImageQuad(bitmap: bitmap, source: rect, destination: rect, transform: $0))
      }
    case .color(let color, let size, let track):
      let shape = RoundedRectangle(CGRect(origin: .zero, size: size))
      return placed(track.map(at: frame, size: size)) {
        .solid(SolidQuad(shape: shape, transform: $0, color: color))
      }
    case .shape(let outline, let color):
      let values = color.values(at: frame)
      let fill = DisplayColor(red: values[0], green: values[1], blue: values[2], alpha: 1)
      return [.path(PathFill(path: outline.path(at: frame), color: fill, rule: outline.rule))]
    case .group(let inner, let outline):
      let clip = outline.map { DisplayClip(path: $0.path(at: frame), rule: $0.rule) }
      return [.group(DisplayGroup(clip: clip, items: items(inner, frame)))]
    }
  }

  private func placed(_ map: Homography, _ item: (CGAffineTransform) -> DisplayItem)
    -> [DisplayItem]
  {
    if let flat = map.affine { return [item(flat)] }
    return [.projected(DisplayProjection([item(.identity)], through: map))]
  }
}
