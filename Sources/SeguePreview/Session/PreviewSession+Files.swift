// Changes of files on disk, as they become changes of documents.

extension PreviewSession {
  /// The paths of all files that the documents depend on.
  package var files: [String] { documents.flatMap(\.files) }

  /// Loads the documents again that depend on one of `paths`, and shows them.
  ///
  /// A document whose file has the text that is shown already, as after it has been saved from the
  /// page, is not loaded again.
  package func filesDidChange(_ paths: Set<String>) {
    for document in documents {
      let changed = paths.intersection(document.files)
      guard !changed.isEmpty else { continue }
      if let program = document.program {
        program.rebuild(outputs: outputs)
        continue
      }
      if changed == [document.path], document.hasCurrentText { continue }
      document.load(includingAssets: changed != [document.path])
      documentDidChange(document)
    }
    onFilesChange?(files)
  }
}
