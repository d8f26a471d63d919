// The files of a folder that declare transitions.

import SegueFiles

/// Finds the files that declare transitions.
package enum TransitionFiles {
  /// What transitions conform to or inherit.
  static let protocols: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIPresentationController",
    "UIViewControllerTransitioningDelegate",
  ]

  /// Returns the paths among `paths` whose files declare the class called `className` or, without
  /// it, an animator, a presentation controller, or a delegate that presents with them.
  package static func of(_ paths: [String], className: String?) -> [String] {
    paths.filter { path in
      guard let bytes = try? BoundedFile.read(path: path, limit: 4 << 20) else { return false }
      let declared = FileDeclarations(bytes)
      if let className {
        return declared.allTypes.contains(
          className.split(separator: ".").last.map(String.init) ?? "")
      }
      return declared.parents.values.contains { !$0.isDisjoint(with: protocols) }
    }
  }
}
