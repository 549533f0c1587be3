import SwiftSyntax

/// Redirects `Timer()` to a declaration of Tessera, `Progress()` to another initializer, and `ProcessInfo()` to the only
/// object of the class. On iOS, the classes inherit this initializer from `NSObject`, and many applications use it for the
/// initial value of a property.
enum TimerRule: Rule {
  static func apply(_ session: RewritingSession) {
    if session.index.type("ProcessInfo").map({ $0.kind == .external }) ?? true {
      for (number, file) in session.files.enumerated() {
        for call in file.nodes.calls
        where call.arguments.isEmpty && call.trailingClosure == nil && call.leftParen != nil
          && ["ProcessInfo", "ProcessInfo.init"].contains(call.calledExpression.trimmedDescription)
        {
          session.edits[number].replace(call.start..<call.end, with: "ProcessInfo.processInfo")
        }
      }
    }
    if session.index.type("Progress").map({ $0.kind == .external }) ?? true {
      for (number, file) in session.files.enumerated() {
        for call in file.nodes.calls where call.arguments.isEmpty && call.trailingClosure == nil {
          guard ["Progress", "Progress.init"].contains(call.calledExpression.trimmedDescription),
            let paren = call.leftParen
          else { continue }
          session.edits[number].insert("parent: nil", at: paren.end)
        }
      }
    }
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
