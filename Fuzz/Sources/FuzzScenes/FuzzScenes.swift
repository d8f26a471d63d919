// Scenes that the grammar makes: they are refused with a diagnostic, or played to two instants that the
// input chooses, and drawn small. Playing again gives the same frame, since nothing in a playback depends
// on earlier requests.

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
    let choices = SceneRandom(seed: digest(of: bytes))
    MainActor.assumeIsolated { play(document, choices) }
  } catch {
    checkFailure(error)
  }
  return 0
}

/// The scale at which a canvas has at most this many pixels.
private func smallScale(_ canvas: SceneCanvas) -> Double {
  let area = canvas.frameWidth * canvas.frameHeight
  return min(canvas.scale, (1600 / area).squareRoot())
}

// MARK: Playing

/// The instants of frames, in seconds.
private let instants = [0, 0.11, 0.3, 0.52, 0.9, 1.7, 3.2]

/// The images of all scenes, which are decoded once: images are the target of another fuzzer.
@MainActor private let images = ImageLibrary(SceneFiles.folder)

@MainActor
private func play(_ document: SceneDocument, _ choices: SceneRandom) {
  var choices = choices
  do {
    let stage = try Stage(document, images: images)
    let first = choices.pick(instants.count - 1)
    let second = first + 1 + choices.pick(instants.count - 1 - first)
    let rate = document.canvas.rate
    guard let list = try stage.frame(at: frame(at: instants[first], rate)) else { return }
    draw(try stage.frame(at: frame(at: instants[second], rate)) ?? list)
    // An earlier instant is played from the beginning.
    let again = try stage.frame(at: frame(at: instants[first], rate))
    require(
      again == list || again?.dump() == list.dump(),
      "another frame at \(instants[first]) s when it is played again")
    guard isShort(document) else { return }
    if choices.chance(1, of: 4) {
      require(try stage.frameCount() >= 0, "a clip with fewer than no frames")
    }
    if choices.chance(1, of: 16) { _ = try stage.lint() }
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
