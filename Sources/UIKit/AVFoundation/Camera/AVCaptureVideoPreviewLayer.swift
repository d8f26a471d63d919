// The layer that shows what a camera sees. Without one it is black, as before the first image.

import Foundation

/// A layer for the images of a session, of which there are none: it is black.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The way in which images are scaled. There are none.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the session: there is none without an input.
  open var connection: AVCaptureConnection? { nil }
  /// A Boolean value that indicates whether images are shown.
  open var isPreviewing: Bool { false }

  /// Creates a layer for a session.
  public init(session: AVCaptureSession) {
    super.init()
    self.session = session
    backgroundColor = UIColor.black.cgColor
  }
  /// Creates a layer for a session, without a connection.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }
  /// Creates a layer without a session.
  public override init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }
  /// Creates a copy of the model values of `layer`, as for a presentation layer.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer without a session. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor.black.cgColor
  }

  /// Sets the session, without a connection.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  /// Returns the place of the camera for a point of the layer, as if the image filled the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  /// Returns the point of the layer for a place of the camera, as if the image filled the layer.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
  /// Returns the part of the image in a rectangle of the layer, as if the image filled the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayer: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: rectInLayer.minX / bounds.width, y: rectInLayer.minY / bounds.height,
      width: rectInLayer.width / bounds.width, height: rectInLayer.height / bounds.height)
  }
  /// Returns what was found with its place in the layer: `nil`, because nothing is found.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }
}
