import ArgumentParser

/// How progress is shown.
enum ProgressStyle: String, CaseIterable, Sendable, ExpressibleByArgument {
  case auto, plain, json, none
}
