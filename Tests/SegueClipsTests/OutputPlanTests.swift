import SegueClips
import SegueRecording
import Testing

@Suite struct OutputPlanTests {
  private func plan(_ output: String, _ format: OutputFormat? = nil) throws -> OutputPlan {
    try OutputPlan(output, format: format, stem: "scene", isDirectory: { $0 == "there" })
  }

  @Test(
    "the extension, a directory or a pattern determines the output format",
    arguments: [
      ("a.mp4", nil, .file(path: "a.mp4", .mp4)), ("A.MOV", nil, .file(path: "A.MOV", .mov)),
      ("a.y4m", nil, .file(path: "a.y4m", .y4m)), ("a.png", nil, .still(path: "a.png")),
      ("frames", nil, .directory(path: "frames")), ("frames/", .png, .directory(path: "frames/")),
      ("there", nil, .directory(path: "there")),
      ("there", .mp4, .file(path: "there/scene.mp4", .mp4)),
      ("there", .jpeg, .directory(path: "there", format: .jpeg)),
      ("there", .webp, .file(path: "there/scene.webp", .webp)),
      ("a.gif", nil, .file(path: "a.gif", .gif)), ("a.webm", nil, .file(path: "a.webm", .webm)),
      ("a.JPEG", nil, .still(path: "a.JPEG")), ("a.webp", nil, .file(path: "a.webp", .webp)),
      ("a.apng", .apng, .file(path: "a.apng", .apng)), ("-", .gif, .standardOutput(.gif)),
      ("clip", .mp4, .file(path: "clip", .mp4)), ("-", .y4m, .standardOutput(.y4m)),
      ("v1.2/clip", nil, .directory(path: "v1.2/clip")),
      (".hidden", .mov, .file(path: ".hidden", .mov)),
    ] as [(String, OutputFormat?, OutputPlan)])
  func plans(output: String, format: OutputFormat?, expected: OutputPlan) throws {
    #expect(try plan(output, format) == expected)
  }

  @Test("a pattern is a PNG sequence")
  func pattern() throws {
    let pattern = try #require(FramePattern("x-%03d.png"))
    #expect(try plan("x-%03d.png") == .pattern(pattern))
    #expect(pattern.description == "x-%03d.png")
  }

  @Test("a pattern has the format of its extension", arguments: ["png", "jpg", "jpeg", "webp"])
  func patterns(suffix: String) throws {
    let plan = try plan("x-%d.\(suffix)")
    #expect(plan.format.isStill && plan.frames?.suffix == ".\(suffix)")
    #expect(plan.format == (suffix == "jpeg" ? .jpeg : OutputFormat(rawValue: suffix)))
  }

  @Test(
    "contradictory and unsupported outputs are refused",
    arguments: [
      ("a.mkv", nil), ("a.heic", nil), ("-", .avif), ("a.xyz", nil), ("-", nil), ("-", .mov),
      ("a.mp4", .png),
      ("x-%03d.mp4", nil), ("x-%03d.png", .mp4), ("x-%03d.png", .jpeg), ("x-%03d.gif", nil),
      ("-", .apng), ("-", .webp), ("a.jpg", .png),
    ] as [(String, OutputFormat?)])
  func refused(output: String, format: OutputFormat?) {
    #expect(throws: UsageProblem.self) { try plan(output, format) }
  }
}
