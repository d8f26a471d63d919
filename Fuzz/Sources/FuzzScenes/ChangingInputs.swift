// How inputs are changed: mostly by the grammar, sometimes byte by byte. Only libFuzzer calls it.

#if LIBFUZZER

  import FuzzSupport
  import SegueScenes

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

#endif
