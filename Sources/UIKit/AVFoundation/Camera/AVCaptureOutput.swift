// The outputs of sessions. Nothing arrives at them.

import Foundation
import SegueWorld

/// A destination of a session.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {
  /// Creates a destination.
  public override init() { super.init() }
  /// The connections, of which there are none without an input.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection for a kind of media: there is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

// MARK: Codes

/// The method that an output of codes calls.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called when codes have been found. Never called.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing by default.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A destination for codes and faces that are found.
@preconcurrency @MainActor
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The object that is told of what was found.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds of what is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be looked for: none without an input.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the image in which is looked.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Sets the object that is told of what was found.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Something that was found in an image.
open class AVMetadataObject: NSObject {
  /// The kind of what was found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple defines it.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// QR codes.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// Aztec codes.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Data Matrix codes.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// PDF417 codes.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// EAN-8 bars.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// EAN-13 bars.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// UPC-E bars.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// ITF-14 bars.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Code 39 bars.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 39 bars modulo 43.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Code 93 bars.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Code 128 bars.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Interleaved 2 of 5 bars.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// Faces.
    public static let face = ObjectType(rawValue: "face")
  }

  /// The kind.
  open var type: ObjectType { .qr }
  /// The place in the image.
  open var bounds: CGRect { .zero }
}

/// A code that was found in an image.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { nil }
  /// The corners of the code.
  open var corners: [CGPoint] { [] }
}

/// A face that was found in an image.
open class AVMetadataFaceObject: AVMetadataObject {
  /// The number of the face.
  open var faceID: Int { 0 }
}

// MARK: Images

/// A buffer of samples. None arrives.
open class CMSampleBuffer: NSObject {
  private override init() { super.init() }
}

/// The methods that an output of images calls.
@preconcurrency @MainActor
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for each image. Never called.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  /// Called for each image that was left out. Never called.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// A destination for images.
@preconcurrency @MainActor
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The object that receives the images.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// The form of the images.
  open var videoSettings: [String: Any]! = [:]
  /// A Boolean value that indicates whether late images are left out.
  open var alwaysDiscardsLateVideoFrames = true
  /// Sets the object that receives the images.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
