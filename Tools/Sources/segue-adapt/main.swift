import Foundation
import SegueAdapter
let paths = Array(CommandLine.arguments.dropFirst())
let inputs = try paths.map { Adapter.Input(path: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: $0)))) }
let a = Adapter(inputs)
for o in a.outputs { print(o.text) }
for p in a.problems { print(p) }
