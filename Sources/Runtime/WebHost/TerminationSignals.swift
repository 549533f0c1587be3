import Foundation

/// Ends the program in an orderly way on Ctrl+C and `kill`. A second Ctrl+C ends it at once.
@MainActor
final class TerminationSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `onSignal` at the first SIGINT, SIGTERM or SIGHUP. After the initializer returns, no signal is missed.
  init(_ onSignal: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "TerminationSignals")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Until dispatch listens, a signal ends the program at once. If it were ignored instead, a signal that came too
      // early would be lost, and the program would continue.
      let before = signal(number, SIG_DFL)
      // A signal that the parent process ignores (nohup) stays ignored.
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
