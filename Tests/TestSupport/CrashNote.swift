import Foundation

/// A text that is written to standard error if the process crashes. A trap reports its location, but not the random
/// case that caused it.
enum CrashNote {
  /// Sets the text, which is copied. With `nil`, nothing is written.
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
        // Nothing here may allocate. When this returns, the fault occurs again and is handled by the previous action.
        if let note { write(STDERR_FILENO, note, strlen(note)) }
        note = nil
        sigaction(signal, &before[Int(signal)], nil)
      }
      sigaction(signal, &action, &before[Int(signal)])
    }
  }()
}

nonisolated(unsafe) private var note: UnsafeMutablePointer<CChar>?
/// The signal actions that were installed before, by signal number.
nonisolated(unsafe) private let before: UnsafeMutablePointer<sigaction> = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
  actions.initialize(repeating: sigaction(), count: 32)
  return actions
}()
