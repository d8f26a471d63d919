import ArgumentParser

/// The styles in which progress is shown.
enum ProgressStyle: String, CaseIterable, Sendable, ExpressibleByArgument {
  case auto, plain, json, none
}
