// Cameras and microphones: there are none, and every way to one says so.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct CaptureTests {
  private final class Delegate: NSObject, AVCapturePhotoCaptureDelegate,
    AVCaptureFileOutputRecordingDelegate, AVCaptureMetadataOutputObjectsDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate
  {
    var errors: [Int] = []
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {
      if photo.fileDataRepresentation() == nil, let error { errors.append((error as NSError).code) }
    }
    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
      from connections: [AVCaptureConnection], error: (any Error)?
    ) {
      if let error { errors.append((error as NSError).code) }
    }
  }

  private let world = World()

  @Test("no device is found, and permission is asked for and denied in the next turn")
  func permission() throws {
    var answers: [Bool] = []
    world.run {
      #expect(AVCaptureDevice.default(for: .video) == nil)
      #expect(
        AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
      let search = AVCaptureDevice.DiscoverySession(
        deviceTypes: [.builtInDualCamera], mediaType: .video, position: .unspecified)
      #expect(search.devices.isEmpty && AVCaptureDevice.devices(for: .audio).isEmpty)
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
      AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
      #expect(answers.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(answers == [false])
  }

  @Test("a session takes outputs, and does not run without an input")
  func session() {
    let session = AVCaptureSession()
    let (codes, images, delegate) = (
      AVCaptureMetadataOutput(), AVCaptureVideoDataOutput(), Delegate()
    )
    session.beginConfiguration()
    session.sessionPreset = .photo
    for output in [codes, images] as [AVCaptureOutput] where session.canAddOutput(output) {
      session.addOutput(output)
    }
    codes.setMetadataObjectsDelegate(delegate, queue: .main)
    codes.metadataObjectTypes = [.qr, .ean13]
    images.setSampleBufferDelegate(delegate, queue: .main)
    session.commitConfiguration()
    session.startRunning()
    #expect(!session.isRunning && session.outputs.count == 2 && !session.canAddOutput(codes))
    #expect(codes.availableMetadataObjectTypes.isEmpty && codes.connection(with: .video) == nil)
    #expect(codes.metadataObjectsDelegate === delegate)
    #expect(images.sampleBufferDelegate === delegate)
  }

  @Test("photos and movies end with an error in the next turn")
  func photos() throws {
    let delegate = Delegate()
    world.run {
      let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
      AVCapturePhotoOutput().capturePhoto(with: settings, delegate: delegate)
      AVCaptureMovieFileOutput().startRecording(
        to: URL(fileURLWithPath: "/nowhere.mov"), recordingDelegate: delegate)
      #expect(delegate.errors.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(delegate.errors == [-11803, -11803])
  }

  @Test("the preview is black, and converts points as if the image filled it")
  func preview() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(layer.backgroundColor == UIColor.black.cgColor && layer.connection == nil)
    let point = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50))
    #expect(point == CGPoint(x: 0.25, y: 0.5))
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: point) == CGPoint(x: 50, y: 50))
  }
}
