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
@_cdecl("LLVMFuzzerTestOneInput")
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

private func checkFailure(_ failure: Failure) {
  require(!failure.diagnostics.isEmpty, "a failure without a diagnostic")
  for diagnostic in failure.diagnostics {
    require(!diagnostic.message.isEmpty, "a diagnostic without a message")
    guard let place = diagnostic.position else { continue }
    require(place.line >= 1 && place.column >= 1, "a position before the beginning: \(place)")
  }
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

// MARK: Changing

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

/// Changes an input: mostly by the grammar, sometimes byte by byte.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeInput(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  var random = SceneRandom(seed: seed)
  if random.chance(1, of: 12) { return mutateBytes(data, size, maximum) }
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let value = try? SceneReader.value(of: bytes, named: "fuzz.yaml")
  let tree = value.map { SceneTree($0) } ?? startingScene
  var mutator = SceneMutator(random, names: SceneNames(tree))
  let text = Array(mutator.changed(tree).fileText.utf8)
  guard text.count <= maximum else { return mutateBytes(data, size, maximum) }
  for (index, byte) in text.enumerated() { data[index] = byte }
  return text.count
}

/// The scene that replaces inputs that cannot be read.
private let startingScene: SceneTree = {
  let text = """
    segue: 1
    canvas: { width: 60, height: 100 }
    screens:
      one: { background: white, views: [{ id: a, frame: [5, 5, 20, 20], background: "#F00" }] }
      two: { background: systemBlue, views: [{ id: a, frame: [9, 40, 40, 40], label: Two }] }
    script: [{ show: one }, { present: two, transition: fade }, { dismiss: two }]
    """
  guard let value = try? SceneReader.value(of: Array(text.utf8), named: "start.yaml") else {
    fatalError("the starting scene cannot be read")
  }
  return SceneTree(value)
}()
