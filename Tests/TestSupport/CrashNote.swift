import Foundation

/// What is written to standard error should the process die now: a trap says where, but not for which random case.
enum CrashNote {
  /// Nil writes nothing. Costs a copy of the text.
  static func set(_ text: String?) {
    _ = installed
    let old = note
    note = text.flatMap { strdup($0 + "\n") }
    free(old)
  }

  private static let installed: Void = {
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        // Nothing here may allocate. The fault comes again when this returns, and finds whoever was there before.
        if let note { write(STDERR_FILENO, note, strlen(note)) }
        note = nil
        sigaction(signal, &before[Int(signal)], nil)
      }
      sigaction(signal, &action, &before[Int(signal)])
    }
  }()
}

nonisolated(unsafe) private var note: UnsafeMutablePointer<CChar>?
/// The actions that were there before, by signal.
nonisolated(unsafe) private let before: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  actions.initialize(repeating: sigaction(), count: 32)
  return actions
}()
