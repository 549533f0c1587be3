import Foundation

/// Calls a closure when the process receives a signal from Ctrl+C or `kill`, so that it can end in an orderly way. A
/// second Ctrl+C ends the process immediately.
///
/// Hosts use this class while they run: the application then saves its state and its delegates are called, as they are when the user
/// closes the last window.
@MainActor
package final class TerminationSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `onSignal` at the first SIGINT, SIGTERM or SIGHUP. Signals are handled after the initializer has returned.
  ///
  /// - Parameter onSignal: The closure that ends the program. The closure is called once, on the main actor.
  package init(_ onSignal: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "TerminationSignals")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Until dispatch listens, a signal ends the process immediately. If signals were ignored instead, an early signal
      // would be lost, and the process would continue.
      let oldHandler = signal(number, SIG_DFL)
      // A signal that the parent process ignores (nohup) remains ignored.
      if number == SIGHUP, unsafeBitCast(oldHandler, to: Int.self) == 1 {
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
      let registration = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { registration.signal() }
      source.activate()
      registration.wait()
      sources.append(source)
    }
  }

  /// Restores the default behavior of the signals.
  package func cancel() {
    for source in sources { source.cancel() }
    sources = []
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
