// TransitionMenu [FOLDER]

let folder = CommandLine.arguments.dropFirst().first ?? "output"
try Demo.record(to: folder)
