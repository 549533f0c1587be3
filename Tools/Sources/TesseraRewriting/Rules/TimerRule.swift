import SwiftSyntax

/// Sends `Timer()` to a declaration of ours. On iOS a timer has the initializer of every object of Objective-C, with which
/// many applications give a property its first value.
enum TimerRule: Rule {
  static func apply(_ session: RewritingSession) {
    guard let module = session.options.importMap["Darwin"]?.first,
      session.index.type("Timer").map({ $0.kind == .external }) ?? true
    else { return }
    for (number, file) in session.files.enumerated() {
      for call in file.nodes.calls where call.arguments.isEmpty && call.trailingClosure == nil {
        let callee = call.calledExpression
        guard ["Timer", "Timer.init"].contains(callee.trimmedDescription) else { continue }
        session.edits[number].replace(callee.start..<callee.end, with: "Timer._unscheduled")
        session.edits[number].add(import: module)
      }
    }
  }
}
