import UIKit

let isTested = NSClassFromString("XCTestCase") != nil
var started: [String] = []
started.append("begun")
if isTested { started.append("tested") }
func finish() { started.append("finished") }
finish()
_ = UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))
