// `segue schema`.

import ArgumentParser
import SegueScenes

/// The grammar of scenes, for editors.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scene files.",
    discussion: """
      Save it and name it in an editor's settings, or in a scene's first line: \
      # yaml-language-server: $schema=segue.schema.json
      """)

  func perform(in session: Session) throws { try session.console.write(SceneSchema.json()) }
}
