import Foundation

/// Calls a closure on Ctrl+C and `kill`, so that the process can end in an orderly way. A second Ctrl+C ends it
/// immediately.
@MainActor
final class TerminationSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `onSignal` at the first SIGINT, SIGTERM or SIGHUP. All signals after the initializer has returned are
  /// handled.
  init(_ onSignal: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "TerminationSignals")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Until dispatch listens, a signal ends the process at once. If it were ignored instead, a signal that came too
      // early would be lost, and the process would continue.
      let before = signal(number, SIG_DFL)
      // A signal that the parent process ignores (nohup) remains ignored.
      if number == SIGHUP, unsafeBitCast(before, to: Int.self) == 1 {
        signal(number, SIG_IGN)
        continue
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            self?.cancel()
            onSignal()
          }
        }
      }
      let listens = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { listens.signal() }
      source.activate()
      listens.wait()
      sources.append(source)
    }
  }

  /// Restores the default behavior of the signals.
  func cancel() {
    for source in sources { source.cancel() }
    sources = []
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
