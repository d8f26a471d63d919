// Test doubles: a rasterizer that writes the number in a list's background, and a sink that records
// calls.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRecording
import SegueVideo

/// Paints the red component of the background into the first pixel.
struct StampRasterizer: FrameRasterizer {
  /// The number of a frame that cannot be drawn.
  var failing: Int?

  func render(_ list: DisplayList, into buffer: PixelBuffer) throws {
    let number = Int(list.background.red)
    if number == failing { throw DoubleError.raster }
    buffer[0, 0] = PremultipliedRGBA8(UInt8(number & 255), UInt8(number >> 8), 0, 255)
  }

  func renderYCbCr(_ list: DisplayList, into planes: YCbCrPlanes) throws {
    planes.luma[0] = UInt8(Int(list.background.red) & 255)
  }
}

enum DoubleError: Error { case source, raster, append, finish }

/// A frame that carries `number`.
func numberedList(_ number: Int, width: Int = 4, height: Int = 2) -> DisplayList {
  let color = DisplayColor(red: Double(number), green: 0, blue: 0, alpha: 1)
  return DisplayList(width: width, height: height, background: color)
}

/// Records the numbers of its frames and the calls that it receives.
final class MemorySink: FrameSink, @unchecked Sendable {
  // Unchecked: used by one thread at a time, as the protocol promises.
  let pixelFormat: FramePixelFormat
  var numbers: [Int] = []
  var repeats = 0
  var finished = 0
  var cancelled = 0
  var failingFrame: Int?
  var failsToFinish = false
  var secondsToFinish = 0.0
  var onAppend: (@Sendable (Int) -> Void)?

  init(pixelFormat: FramePixelFormat = .rgba8) { self.pixelFormat = pixelFormat }

  func append(_ frame: FramePixels) throws {
    if numbers.count == failingFrame { throw DoubleError.append }
    switch frame {
    case .rgba8(let buffer):
      numbers.append(Int(buffer[0, 0].red) | Int(buffer[0, 0].green) << 8)
    case .yCbCr420(let planes): numbers.append(Int(planes.luma[0]))
    }
    onAppend?(numbers.count)
  }

  func repeatLast() throws {
    repeats += 1
    numbers.append(numbers.last ?? -1)
  }

  func finish() throws {
    if failsToFinish { throw DoubleError.finish }
    Thread.sleep(forTimeInterval: secondsToFinish)
    finished += 1
  }

  func cancel() { cancelled += 1 }
}

/// Keeps the bytes.
final class MemoryTarget: ByteTarget {
  var bytes: [UInt8] = []
  var commits = 0
  func write(_ more: UnsafeRawBufferPointer) { bytes += more }
  func commit() { commits += 1 }
  func discard() { bytes = [] }
}

func openForWriting(_ path: String) -> Int32? {
  let descriptor = open(path, O_WRONLY)
  return descriptor < 0 ? nil : descriptor
}

func closeFile(_ descriptor: Int32) { close(descriptor) }
