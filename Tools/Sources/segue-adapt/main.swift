// `segue-adapt`: reads source files and writes copies that compile here. `segue try`, `segue adapt`
// and the plugin run it.

import Foundation

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.wantsHelp {
    print(Arguments.help)
    exit(0)
  }
  exit(try Run(arguments).perform())
} catch let problem as ToolProblem {
  FileHandle.standardError.write(Data("segue-adapt: error: \(problem.message)\n".utf8))
  exit(problem.code)
} catch {
  FileHandle.standardError.write(Data("segue-adapt: error: \(error.localizedDescription)\n".utf8))
  exit(6)
}
