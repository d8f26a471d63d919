/// The version of Segue.
package enum SegueVersion {
  /// The version according to semantic versioning. Every change that affects bytes changes it.
  package static let current = "0.2.0"
}
