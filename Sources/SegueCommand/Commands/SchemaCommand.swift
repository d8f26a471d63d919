// `segue schema`.

import ArgumentParser
import SegueScenes

/// Prints the JSON Schema of scenes, for editors.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scene files.",
    discussion: """
      Save the output, and refer to it in an editor's settings or in the first line of a scene: \
      # yaml-language-server: $schema=segue.schema.json
      """.examples(
        "segue schema > segue.schema.json",
        "segue schema | less"))

  func perform(in session: Session) throws { try session.console.write(SceneSchema.json()) }
}
