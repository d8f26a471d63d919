// `segue schema`.

import ArgumentParser
import SegueScenes

/// Prints the JSON Schema of scenes, files of transitions, or packs, for editors.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scene files, or of what they use.",
    discussion: """
      Save the output, and refer to it in an editor's settings or in the first line of a scene: \
      # yaml-language-server: $schema=segue.schema.json
      """.examples(
        "segue schema > segue.schema.json",
        "segue schema pack > pack.schema.json"))

  @Argument(
    help: ArgumentHelp(
      "The kind of file: scene, transitions for a file that `use` names, or pack for the pack.yaml "
        + "of a folder.", valueName: "kind"))
  var file = SceneSchema.File.scene

  func perform(in session: Session) throws {
    try session.console.write(SceneSchema.json(of: file))
  }
}

extension SceneSchema.File: ExpressibleByArgument {}
