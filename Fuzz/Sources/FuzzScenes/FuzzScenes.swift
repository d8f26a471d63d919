// Scenes that the grammar makes: they are refused with a diagnostic, or played for a few frames, drawn
// small. Playing again gives the same frames, since nothing in a playback depends on earlier requests.

import FuzzSupport
import SegueDiagnostics
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld

/// One execution: the text of one scene.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(Failure) {
    var document = try SceneDocument.parse(bytes, named: SceneFiles.folder.path + "/fuzz.yaml")
    document.canvas.scale = smallScale(document.canvas)
    MainActor.assumeIsolated { play(document, seed: bytes.count) }
  } catch {
    checkFailure(error)
  }
  return 0
}

/// The scale at which a canvas has at most this many pixels.
private func smallScale(_ canvas: SceneCanvas) -> Double {
  let area = canvas.frameWidth * canvas.frameHeight
  return min(canvas.scale, (6400 / area).squareRoot())
}

// MARK: Playing

/// The instants of the frames, in seconds.
private let instants = [0, 0.11, 0.3, 0.52, 0.9, 1.7, 3.2]

@MainActor
private func play(_ document: SceneDocument, seed: Int) {
  do {
    let stage = try Stage(document, images: ImageLibrary(SceneFiles.folder))
    var dumps: [String] = []
    for instant in instants {
      guard let list = try stage.frame(at: frame(at: instant, document.canvas.rate)) else { break }
      dumps.append(list.dump())
      draw(list)
    }
    guard !dumps.isEmpty else { return }
    // An earlier instant is played from the beginning.
    let index = seed % dumps.count
    let again = try stage.frame(at: frame(at: instants[index], document.canvas.rate))
    require(
      again?.dump() == dumps[index], "another frame at \(instants[index]) s when it is played again"
    )
    if isShort(document) {
      require(try stage.frameCount() >= 0, "a clip with fewer than no frames")
      if seed % 8 == 0 { _ = try stage.lint() }
    }
  } catch let failure as Failure {
    checkFailure(failure)
  } catch {
    require(!"\(error)".isEmpty, "an error without a description")
  }
}

private func frame(at seconds: Double, _ rate: FrameRate) -> FrameTime {
  FrameTime(
    index: Int(seconds * rate.framesPerSecond), rateNumerator: rate.numerator,
    rateDenominator: rate.denominator)
}

/// Returns whether a script cannot take long.
private func isShort(_ document: SceneDocument) -> Bool {
  document.script.count <= 8
    && document.script.allSatisfy { step in
      if case .wait(let seconds) = step.action { return seconds <= 5 }
      return (step.until ?? 0) <= 5
    }
    && document.transitions.allSatisfy {
      $0.forward.duration <= 5 && $0.backward.duration <= 5
    }
}

private func draw(_ list: DisplayList) {
  guard list.width * list.height <= 1 << 15 else { return }
  do {
    _ = try Rasterizer().render(list)
  } catch {
    require(error is RasterError || error is PixelError, "another error: \(error)")
  }
}
