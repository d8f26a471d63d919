/// Which Segue this is.
package enum SegueVersion {
  /// Semantic versioning: what changes bytes changes this.
  package static let current = "0.1.0"
}
