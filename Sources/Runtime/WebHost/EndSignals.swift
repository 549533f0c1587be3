import Foundation

/// Ctrl+C and `kill` end the program in good order; a second Ctrl+C ends it on the spot.
@MainActor
final class EndSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// Calls `onSignal` at the first SIGINT, SIGTERM or SIGHUP. When this returns, none is missed any more.
  init(_ onSignal: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "EndSignals")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Until dispatch listens, a signal ends the program at once. Ignored meanwhile, one that came too early would be lost,
      // and the program go on for good.
      let before = signal(number, SIG_DFL)
      // A signal that the program's starter wants to be ignored (nohup) stays so.
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

  /// Signals do what they always do.
  func cancel() {
    for source in sources { source.cancel() }
    sources = []
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
